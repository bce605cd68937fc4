import type { Endpoint, PayloadRequest } from 'payload'
import { missingColumns, parseReviewRow, reviewKey } from '../../../src/domain/reviews/reviewRow'
import { importRows, type LineProblem, MAX_LISTED_ERRORS } from '../../csvImport/importRows'
import { idOf } from '../../fields/idOf'

/** Reviews that one import takes. */
const MAX_REVIEWS = 5000
/**
 * POST /api/reviews/import?site=&dryRun=true with a CSV as its body: takes in the reviews that are not there yet, by the id
 * at their source or else by who wrote when and what. Lines that cannot be read are told of and left out. One transaction.
 */
export const importReviews: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const sent = await importRows(req, { noun: 'reviews', most: MAX_REVIEWS, missing: missingColumns })
    if (sent instanceof Response) return sent
    return Response.json(await takeIn(req, sent.site, sent.rows, sent.dryRun))
  },
}

async function takeIn(req: PayloadRequest, site: number, rows: Record<string, string>[], dryRun: boolean) {
  const { payload } = req
  const ofSite = { site: { equals: site } }
  const all = { depth: 0, pagination: false, overrideAccess: true, req } as const
  const [known, locations] = await Promise.all([
    payload.find({ collection: 'reviews', where: ofSite, ...all }),
    payload.find({ collection: 'locations', where: ofSite, ...all, select: { name: true, slug: true } }),
  ])
  const seen = new Set(
    known.docs.flatMap((review) => {
      const { external_id, customer_name: customerName, review_date: reviewDate, text } = review
      const words = { externalId: null, customerName, reviewDate, text }
      return [reviewKey(words), ...(external_id ? [reviewKey({ ...words, externalId: external_id })] : [])]
    }),
  )
  const problems: LineProblem[] = []
  const counts = { added: 0, known: 0, refused: 0 }
  for (const [index, row] of rows.entries()) {
    const line = index + 2
    const read = parseReviewRow(row)
    if ('problems' in read) {
      counts.refused += 1
      problems.push(...read.problems.map(({ column, message }) => ({ line, field: column, message })))
      continue
    }
    const { review } = read
    const sought = review.location?.toLowerCase()
    const place = locations.docs.find(({ name, slug }) => [name.toLowerCase(), slug].includes(sought ?? ''))
    if (sought && !place) {
      counts.refused += 1
      problems.push({ line, field: 'location', message: `This site has no location called ${review.location}.` })
      continue
    }
    if (seen.has(reviewKey(review)) || seen.has(reviewKey({ ...review, externalId: null }))) {
      counts.known += 1
      continue
    }
    seen.add(reviewKey(review))
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
        location: idOf(place?.id ?? null),
        source: review.source,
        external_id: review.externalId,
      },
    })
  }
  return { dryRun, ...counts, problems: problems.slice(0, MAX_LISTED_ERRORS) }
}
