import { describe, expect, it } from 'vitest'
import type { Review } from '../../../src/domain/reviews/review'
import {
  hasReviews,
  reviewLayout,
  reviewSummary,
  starFractions,
  visibleRating,
  visibleReviews,
} from '../../../src/domain/reviews/visibleReviews'

const buildReview = (id: number, overrides: Partial<Review> = {}): Review => ({
  id,
  customerName: `Customer ${id}`,
  rating: 5,
  text: 'Straight answers and a fair price.',
  reviewDate: '2026-05-01',
  replyText: null,
  replyDate: null,
  locationId: null,
  ...overrides,
})
const many = Array.from({ length: 15 }, (_, index) => buildReview(index + 1))

describe('[REV-01] whether reviews are shown', () => {
  it.each([
    [4.1, false, true],
    [4, false, false],
    [3.9, false, false],
    [4.9, true, false],
  ])('an average of %d, hidden %s: %s', (averageRating, hidden, visible) => {
    expect(hasReviews({ count: 9, averageRating }, { hidden, minimumAverage: 4 })).toBe(visible)
  })

  it('hidden without reviews', () => {
    expect(hasReviews(null, { hidden: false, minimumAverage: 0 })).toBe(false)
  })
})

describe('[REV-02] the listed reviews', () => {
  it('are the first ten', () => {
    expect(visibleReviews(many).map((review) => review.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(visibleReviews(many, undefined, 12)).toHaveLength(12)
  })

  it('exclude ids, names, and translated texts by setting', () => {
    const filter = { excludedIds: [1], excludedNames: ['customer 2 '], excludedText: 'Translated' }
    const reviews = [...many.slice(0, 3), buildReview(4, { text: '(Translated by Google) Great' })]
    expect(visibleReviews(reviews, filter).map((review) => review.id)).toEqual([3])
    expect(visibleReviews(reviews, { ...filter, excludedText: null }).map((review) => review.id)).toEqual([3, 4])
  })
})

it('[REV-03] more than three are in a carousel', () => {
  expect([0, 3, 4].map(reviewLayout)).toEqual(['grid', 'grid', 'carousel'])
})

describe('[REV-04] stars and totals', () => {
  it.each([
    [5, [1, 1, 1, 1, 1]],
    [4.6, [1, 1, 1, 1, 0.6]],
    [4.31, [1, 1, 1, 1, 0.31]],
    [4.3, [1, 1, 1, 1, 0]],
    [0.3, [0, 0, 0, 0, 0]],
    [0, [0, 0, 0, 0, 0]],
    [7, [1, 1, 1, 1, 1]],
    [-1, [0, 0, 0, 0, 0]],
  ])('a rating of %d', (rating, parts) => {
    expect(starFractions(rating)).toEqual(parts)
  })

  it('count and average to one decimal', () => {
    expect(reviewSummary([5, 5, 4].map((rating) => ({ rating })))).toEqual({ count: 3, averageRating: 4.7 })
    expect(reviewSummary([])).toBeNull()
  })
})

it('[REV-01] [SITE-02] the score beside a location follows the flag and the minimum average, as reviews do', () => {
  const rating = { average: 4.5, count: 120 }
  const rules = (reviews: boolean, minimumAverage: number) => ({ flags: { reviews }, reviewRules: { minimumAverage } })
  expect(visibleRating(rating, rules(true, 4))).toBe(rating)
  expect(visibleRating(rating, rules(false, 4))).toBeNull()
  expect(visibleRating(rating, rules(true, 4.5))).toBeNull()
  expect(visibleRating(null, rules(true, 4))).toBeNull()
})
