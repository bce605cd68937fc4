import type { ReviewSummary } from '../../domain/reviews/review'
import { starFractions } from '../../domain/reviews/visibleReviews'
import type { Ratings } from './port'

/** The rating of the reviews that are kept here: needs no account and no network. */
export function embeddedRatings(summaryOf: (orgId: string) => Promise<ReviewSummary | null>): Ratings {
  return {
    ratingOf: async (orgId) => {
      const summary = await summaryOf(orgId)
      if (!summary) return null
      const stars = starFractions(summary.averageRating).reduce((sum, part) => sum + part, 0)
      return { rating: summary.averageRating, stars: Math.round(stars * 10) / 10 }
    },
  }
}
