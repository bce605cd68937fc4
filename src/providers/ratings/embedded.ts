import type { ReviewSummary } from '../../domain/reviews/review'
import { starFractions } from '../../domain/reviews/visibleReviews'
import type { RatingsProvider } from './port'

/** The rating of the reviews that are kept here: needs no account and no network. */
export function embeddedRatings(getSummary: (orgId: string) => Promise<ReviewSummary | null>): RatingsProvider {
  return {
    getRating: async (orgId) => {
      const summary = await getSummary(orgId)
      if (!summary) return null
      const stars = starFractions(summary.averageRating).reduce((sum, part) => sum + part, 0)
      return { rating: summary.averageRating, stars: Math.round(stars * 10) / 10 }
    },
  }
}
