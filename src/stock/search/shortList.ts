/** A hit of the server's results: which car it is. The rest of the car is in the page's HTML only (`src/server/shortenResults.mjs`). */
export interface ShortHit {
  objectID: string
  status: string
  hasRepayment: boolean
  _rankingInfo?: { geoDistance: number }
}

/** Whether the hits of these results are `ShortHit`s. */
export const isShortList = (results: { _rawResults?: readonly object[] }): boolean =>
  'shortList' in (results._rawResults?.[0] ?? {})
