import type { PayloadRequest } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { missingColumns, parseReviewRow, reviewKey } from '../../../src/domain/reviews/reviewRow'
import { csvImportEndpoint, type LineError, MAX_LISTED_ERRORS } from '../../csvImport/importRows'

const MAX_REVIEWS = 5000

/**
 * POST /api/reviews/import?site=&dryRun=true with a CSV as its body: adds new reviews, matched by external id or by
 * customer, date and text. Invalid lines are reported and skipped. One transaction.
 */
export const importReviews = csvImportEndpoint(
  {
    noun: 'reviews',
    maxRows: MAX_REVIEWS,
    findMissingColumns: missingColumns,
  },
  importAll,
)

async function importAll(req: PayloadRequest, site: number, rows: Record<string, string>[], dryRun: boolean) {
  const { payload } = req
  const siteWhere = { site: { equals: site } }
  const all = { depth: 0, pagination: false, overrideAccess: true, req } as const
  const [known, locations] = await Promise.all([
    payload.find({ collection: 'reviews', where: siteWhere, ...all }),
    payload.find({ collection: 'locations', where: siteWhere, ...all, select: { name: true, slug: true } }),
  ])
  const existingKeys = new Set(
    known.docs.flatMap((review) => {
      const { external_id, customer_name: customerName, review_date: reviewDate, text } = review
      const keyFields = { externalId: null, customerName, reviewDate, text }
      return [reviewKey(keyFields), ...(external_id ? [reviewKey({ ...keyFields, externalId: external_id })] : [])]
    }),
  )
  const problems: LineError[] = []
  const counts = { added: 0, known: 0, refused: 0 }
  for (const [index, row] of rows.entries()) {
    const line = index + 2
    const parsed = parseReviewRow(row)
    if ('problems' in parsed) {
      counts.refused += 1
      problems.push(...parsed.problems.map(({ column, message }) => ({ line, field: column, message })))
      continue
    }
    const { review } = parsed
    const locationName = review.location?.toLowerCase()
    const location = locations.docs.find(({ name, slug }) => [name.toLowerCase(), slug].includes(locationName ?? ''))
    if (locationName && !location) {
      counts.refused += 1
      problems.push({ line, field: 'location', message: `Location not found: ${review.location}.` })
      continue
    }
    if (existingKeys.has(reviewKey(review)) || existingKeys.has(reviewKey({ ...review, externalId: null }))) {
      counts.known += 1
      continue
    }
    existingKeys.add(reviewKey(review))
    counts.added += 1
    if (dryRun) continue
    await payload.create({
      collection: 'reviews',
      depth: 0,
      overrideAccess: true,
      req,
      data: {
        site,
        visible: true,
        customer_name: review.customerName,
        rating: review.rating,
        text: review.text,
        review_date: review.reviewDate,
        reply_text: review.replyText,
        reply_date: review.replyDate ?? (review.replyText ? review.reviewDate : null),
        location: getRelationId(location?.id ?? null),
        source: review.source,
        external_id: review.externalId,
      },
    })
  }
  return { dryRun, ...counts, problems: problems.slice(0, MAX_LISTED_ERRORS) }
}
