/** What one call may ask for. Wide enough for any page of ours, narrow enough that no caller can tie up the server. */
export const CAPS = {
  /** bytes of a request's body */
  bodyBytes: 128 * 1024,
  requestsPerCall: 50,
  /** over all requests of a call */
  hitsPerCall: 1000,
  hitsPerPage: 200,
  /** first page that may not be asked for; pages up to here that hold nothing are empty, as on Algolia */
  pageDepth: 1000,
  facetsPerRequest: 64,
  valuesPerFacet: 1000,
  facetHits: 100,
  conditionsPerRequest: 300,
  /** over all requests of a call */
  conditionsPerCall: 1500,
  /** different texts in one call; a page has one */
  textsPerCall: 8,
  /** lists and objects within each other in a body */
  nesting: 16,
  filterLetters: 8192,
  queryLetters: 512,
  objectsPerCall: 200,
  boxes: 20,
} as const
