import type { Review, ReviewSummary } from './review'

/** Reviews shown at most (REV-02), and all of them on request (REV-01). */
export const REVIEW_LIMITS = { shown: 10, full: 12 } as const

/** The lowest average that a site shows unless staff say otherwise; shown above it (REV-01). */
export const DEFAULT_MINIMUM_AVERAGE = 4

/** How the carousel behaves (REV-03). */
export const REVIEW_CAROUSEL = { autoplayMs: 3000, startIndex: 2, gridUpTo: 3 } as const

/** A fraction of a star must be above this to be drawn (REV-04). */
const MIN_STAR_FRACTION = 0.3

const STARS = 5

/** Which reviews staff leave out (REV-02). */
export interface ReviewFilter {
  excludedIds: readonly number[]
  excludedNames: readonly string[]
  /** words that mark a review as not the customer's own, such as 'Translated'; null lets all pass */
  excludedText: string | null
}

/** What marks a translation unless staff say otherwise (REV-02). */
export const DEFAULT_EXCLUDED_TEXT = 'Translated'

export const DEFAULT_REVIEW_FILTER: ReviewFilter = {
  excludedIds: [],
  excludedNames: [],
  excludedText: DEFAULT_EXCLUDED_TEXT,
}

/** Why a filter leaves a review out. */
export type HiddenReason = 'id' | 'name' | 'text'

/** What leaves a review out, or null where nothing does (REV-02). Names match whatever their case; the text as it is spelt. */
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

/** How many reviews there are and their average to one decimal (REV-04); null when there are none. */
export function reviewSummary(reviews: readonly Pick<Review, 'rating'>[]): ReviewSummary | null {
  if (reviews.length === 0) return null
  const total = reviews.reduce((sum, review) => sum + review.rating, 0)
  return { count: reviews.length, averageRating: Math.round((total / reviews.length) * 10) / 10 }
}

/** Whether a site shows its reviews (REV-01): they are not hidden and the average is above the minimum. */
export function hasReviews(
  summary: ReviewSummary | null,
  { hidden, minimumAverage }: { hidden: boolean; minimumAverage: number },
): boolean {
  return !hidden && summary !== null && summary.count > 0 && summary.averageRating > minimumAverage
}

/** The score beside a location where the site shows reviews and it is above the site's minimum; null elsewhere (REV-01, SITE-02). */
export function visibleRating<Rating extends { average: number; count: number }>(
  rating: Rating | null,
  { flags, reviewRules }: { flags: { reviews: boolean }; reviewRules: { minimumAverage: number } },
): Rating | null {
  const summary = rating && { count: rating.count, averageRating: rating.average }
  return hasReviews(summary, { hidden: !flags.reviews, minimumAverage: reviewRules.minimumAverage }) ? rating : null
}

/** Three reviews or fewer stand in a grid, more in a carousel (REV-03). */
export function reviewLayout(count: number): 'grid' | 'carousel' {
  return count > REVIEW_CAROUSEL.gridUpTo ? 'carousel' : 'grid'
}

/**
 * How much of each of five stars is drawn, from 0 to 1 (REV-04): whole ones, then a part only where the rating's
 * fraction is above 30 percent. A rating outside 0 to 5 is drawn as the nearer of the two.
 */
export function starFractions(rating: number): number[] {
  const whole = Math.floor(rating)
  const fraction = Math.round((rating - whole) * 100) / 100
  return Array.from({ length: STARS }, (_, star) => {
    if (star < whole) return 1
    return star === whole && fraction > MIN_STAR_FRACTION ? fraction : 0
  })
}

/** How many reviews gave each number of stars, five first (REV-04). */
export function starDistribution(reviews: readonly Pick<Review, 'rating'>[]): { stars: number; count: number }[] {
  return Array.from({ length: STARS }, (_, index) => STARS - index).map((stars) => ({
    stars,
    count: reviews.filter(({ rating }) => rating === stars).length,
  }))
}

/** What is logged where the ratings service does not answer; shoppers see nothing (REV-05). */
export const RATING_FAILED = 'Unable to fetch Snap 21 ratings at this moment.'
