/** Limits of one call. Wide enough for any page of the product, narrow enough that no caller can tie up the server. */
export const CAPS = {
  /** bytes of a request body */
  bodyBytes: 128 * 1024,
  requestsPerCall: 50,
  /** over all requests of a call */
  hitsPerCall: 1000,
  hitsPerPage: 200,
  /** first page that is rejected; pages below it without hits are empty, as on Algolia */
  pageDepth: 1000,
  facetsPerRequest: 64,
  valuesPerFacet: 1000,
  facetHits: 100,
  conditionsPerRequest: 300,
  /** over all requests of a call */
  conditionsPerCall: 1500,
  /** different texts in one call; a page uses one */
  textsPerCall: 8,
  /** nesting depth of a body */
  nesting: 16,
  filterLetters: 8192,
  queryLetters: 512,
  objectsPerCall: 200,
  boxes: 20,
} as const
