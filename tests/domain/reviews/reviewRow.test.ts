import { describe, expect, it } from 'vitest'
import { missingColumns, parseReviewRow, reviewKey } from '../../../src/domain/reviews/reviewRow'
import { DEFAULT_REVIEW_FILTER, hiddenReason, starDistribution } from '../../../src/domain/reviews/visibleReviews'

const row = { customer_name: 'Anita R.', rating: '5', text: 'Good people.', review_date: '2026-11-09' }
const review = { id: 4, customerName: 'Anita R.', text: 'Good people.' }

describe('[REV-02] a list of reviews', () => {
  it('is parsed by our columns or common alternatives', () => {
    const columns = {
      Author: 'Anita R.',
      Stars: '5 stars',
      Comment: 'Good people.',
      Date: '9/11/2026',
      Response: 'Thanks',
    }
    expect(parseReviewRow(row)).toMatchObject({
      review: { customerName: 'Anita R.', rating: 5, reviewDate: '2026-11-09' },
    })
    expect(parseReviewRow(columns)).toMatchObject({
      review: { customerName: 'Anita R.', rating: 5, reviewDate: '2026-11-09', replyText: 'Thanks' },
    })
  })

  it.each([
    ['rating', '6'],
    ['rating', '4.5'],
    ['rating', ''],
    ['review_date', '31/02/2026'],
    ['review_date', 'yesterday'],
    ['text', ' '],
    ['customer_name', ''],
  ])('reports the error of %s "%s"', (column, value) => {
    const parsed = parseReviewRow({ ...row, [column]: value })
    expect('problems' in parsed && parsed.problems.map((problem) => problem.column)).toEqual([column])
  })

  it('reports missing columns', () => {
    expect(missingColumns(['Name', 'Stars'])).toEqual(['text', 'review_date'])
    expect(missingColumns(Object.keys(row))).toEqual([])
  })

  it('detects duplicates by id, else by author, date and text', () => {
    const review = { externalId: null, customerName: 'Anita R.', reviewDate: '2026-11-09', text: 'Good people.' }
    expect(reviewKey(review)).toBe(
      reviewKey({ ...review, customerName: 'ANITA R.', reviewDate: '2026-11-09T03:00:00.000Z' }),
    )
    expect(reviewKey(review)).not.toBe(reviewKey({ ...review, text: 'Bad people.' }))
    expect(reviewKey({ ...review, externalId: 'g1' })).toBe(reviewKey({ ...review, externalId: 'g1', text: 'Edited.' }))
  })
})

describe('[REV-02] filters of reviews', () => {
  it.each([
    [{}, null],
    [{ excludedIds: [4] }, 'id'],
    [{ excludedNames: [' anita r. '] }, 'name'],
    [{ excludedText: 'people' }, 'text'],
    [{ excludedText: 'PEOPLE' }, null],
    [{ excludedText: null }, null],
  ])('%j: %s', (filter, reason) => {
    expect(hiddenReason(review, { ...DEFAULT_REVIEW_FILTER, ...filter })).toBe(reason)
  })
})

it('[REV-04] reviews per number of stars, five first', () => {
  expect(starDistribution([{ rating: 5 }, { rating: 3 }, { rating: 5 }]).map(({ count }) => count)).toEqual([
    2, 0, 1, 0, 0,
  ])
})
