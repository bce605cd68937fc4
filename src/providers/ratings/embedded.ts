import type { ReviewSummary } from '../../domain/reviews/review'
import { starFractions } from '../../domain/reviews/visibleReviews'
import type { RatingsProvider } from './port'

/** Ratings from the reviews in our own database. */
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
