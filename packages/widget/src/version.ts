/** The version of the package, for the warning about a second copy on a page. */
export const VERSION = '0.1.0';
