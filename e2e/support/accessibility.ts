import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from 'playwright-core';

/** What the axe audit finds on a page, one line each: nothing, on an accessible page. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Without the second page that axe opens to join the results of foreign frames: there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${JSON.stringify(target)} ${failureSummary ?? ''}`,
    ),
  );
}
