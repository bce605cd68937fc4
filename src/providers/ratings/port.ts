/** A dealer's average rating. */
export interface DealerRating {
  /** 0 to 5 */
  rating: number
  /** stars to draw: full stars and a fraction of the last (REV-04) */
  stars: number
}

/** Provides dealer ratings. */
export interface RatingsProvider {
  /** An organisation's rating; null if it has none. Rejects if the service is unavailable. */
  getRating(orgId: string): Promise<DealerRating | null>
}
