import type { Review, ReviewSummary } from './review'

/** Maximum reviews shown (REV-02), and on request (REV-01). */
export const REVIEW_LIMITS = { shown: 10, full: 12 } as const

/** Default minimum average; reviews are shown above it (REV-01). */
export const DEFAULT_MINIMUM_AVERAGE = 4

/** Carousel settings (REV-03). */
export const REVIEW_CAROUSEL = { autoplayMs: 3000, startIndex: 2, gridUpTo: 3 } as const

/** A fraction of a star is shown only above this (REV-04). */
const MIN_STAR_FRACTION = 0.3

const STARS = 5

/** Reviews excluded by staff (REV-02). */
export interface ReviewFilter {
  excludedIds: readonly number[]
  excludedNames: readonly string[]
  /** text that marks a review as translated, such as 'Translated'; null excludes none */
  excludedText: string | null
}

/** Default of `excludedText` (REV-02). */
export const DEFAULT_EXCLUDED_TEXT = 'Translated'

export const DEFAULT_REVIEW_FILTER: ReviewFilter = {
  excludedIds: [],
  excludedNames: [],
  excludedText: DEFAULT_EXCLUDED_TEXT,
}

/** Why a filter hides a review. */
export type HiddenReason = 'id' | 'name' | 'text'

/** Why a review is hidden, or null if it is shown (REV-02). Names are case-insensitive; the text is case-sensitive. */
export function hiddenReason(
  review: Pick<Review, 'id' | 'customerName' | 'text'>,
  { excludedIds, excludedNames, excludedText }: ReviewFilter,
): HiddenReason | null {
  if (excludedIds.includes(review.id)) return 'id'
  const name = review.customerName.trim().toLowerCase()
  if (excludedNames.some((excluded) => excluded.trim().toLowerCase() === name)) return 'name'
  return excludedText && review.text.includes(excludedText) ? 'text' : null
}

/** The first reviews that pass the filter, in the order given (REV-02). */
export function visibleReviews(
  reviews: readonly Review[],
  filter: ReviewFilter = DEFAULT_REVIEW_FILTER,
  limit: number = REVIEW_LIMITS.shown,
): Review[] {
  return reviews.filter((review) => hiddenReason(review, filter) === null).slice(0, limit)
}

/** The number of reviews and their average to one decimal (REV-04); null if there are none. */
export function reviewSummary(reviews: readonly Pick<Review, 'rating'>[]): ReviewSummary | null {
  if (reviews.length === 0) return null
  const total = reviews.reduce((sum, review) => sum + review.rating, 0)
  return { count: reviews.length, averageRating: Math.round((total / reviews.length) * 10) / 10 }
}

/** Whether a site shows reviews (REV-01): not hidden and with an average above the minimum. */
export function hasReviews(
  summary: ReviewSummary | null,
  { hidden, minimumAverage }: { hidden: boolean; minimumAverage: number },
): boolean {
  return !hidden && summary !== null && summary.count > 0 && summary.averageRating > minimumAverage
}

/** The rating shown for a location, if the site shows reviews and it is above the site's minimum; else null (REV-01, SITE-02). */
export function visibleRating<Rating extends { average: number; count: number }>(
  rating: Rating | null,
  { flags, reviewRules }: { flags: { reviews: boolean }; reviewRules: { minimumAverage: number } },
): Rating | null {
  const summary = rating && { count: rating.count, averageRating: rating.average }
  return hasReviews(summary, { hidden: !flags.reviews, minimumAverage: reviewRules.minimumAverage }) ? rating : null
}

/** Three reviews or fewer are laid out in a grid, more in a carousel (REV-03). */
export function reviewLayout(count: number): 'grid' | 'carousel' {
  return count > REVIEW_CAROUSEL.gridUpTo ? 'carousel' : 'grid'
}

/**
 * Fill of each of five stars, 0 to 1 (REV-04): whole stars, then a partial one only if the fraction is above 30 percent.
 * Ratings are clamped to 0 to 5.
 */
export function starFractions(rating: number): number[] {
  const fullStars = Math.floor(rating)
  const fraction = Math.round((rating - fullStars) * 100) / 100
  return Array.from({ length: STARS }, (_, star) => {
    if (star < fullStars) return 1
    return star === fullStars && fraction > MIN_STAR_FRACTION ? fraction : 0
  })
}

/** Number of reviews per star count, five first (REV-04). */
export function starDistribution(reviews: readonly Pick<Review, 'rating'>[]): { stars: number; count: number }[] {
  return Array.from({ length: STARS }, (_, index) => STARS - index).map((stars) => ({
    stars,
    count: reviews.filter(({ rating }) => rating === stars).length,
  }))
}

/** Logged when the ratings service fails; shoppers see nothing (REV-05). */
export const RATING_FAILED = 'Unable to fetch Snap 21 ratings at this moment.'
