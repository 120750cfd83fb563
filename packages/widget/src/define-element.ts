import { VERSION } from './version.js';

/** An element class that tells its version. */
type VersionedElement = CustomElementConstructor & { readonly version?: string };

/**
 * Registers the element under a name. Where the name is taken by another copy, the first stays and one warning names both
 * versions; the same class may be registered twice. A registry other than the page's may be given.
 */
export function define(element: VersionedElement, tag: string, registry: CustomElementRegistry): void {
  const present = registry.get(tag) as VersionedElement | undefined;
  if (present === undefined) {
    registry.define(tag, element);
  } else if (present !== element) {
    console.warn(
      `<${tag}> is defined already, in version ${present.version ?? 'unknown'}; version ${VERSION} is not used.`,
    );
  }
}
