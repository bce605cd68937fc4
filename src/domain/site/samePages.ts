/** The page after an enquiry: it is for nobody who comes from a search engine. */
export const THANK_YOU_PATH = '/success'

/** The page of all locations. */
export const LOCATIONS_PATH = '/locations'

/** Further pages that list and search the same locations (LOC-06). */
const SAME_AS_LOCATIONS: readonly string[] = ['/dealerships', '/find-my-dealer', '/dealer-locator']

/** The path under which search engines know a page: that of all locations for the pages that search them, if the site has it. */
export function canonicalPath(path: string, sitePaths: readonly string[]): string {
  return SAME_AS_LOCATIONS.includes(path) && sitePaths.includes(LOCATIONS_PATH) ? LOCATIONS_PATH : path
}
