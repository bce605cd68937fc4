/** What a dealer's reviews come to. */
export interface DealerRating {
  /** 0 to 5 */
  rating: number
  /** as many as are drawn: whole ones, and a part of the last where it is large enough (REV-04) */
  stars: number
}

/** Says how a dealer is rated. */
export interface RatingsProvider {
  /** The rating of an organisation; null where it has none. Rejects where the service cannot be asked. */
  getRating(orgId: string): Promise<DealerRating | null>
}
