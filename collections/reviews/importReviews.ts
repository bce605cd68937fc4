import { parse } from 'csv-parse/sync'
import type { Endpoint, PayloadRequest } from 'payload'
import { missingColumns, readReviewRow, reviewKey } from '../../src/domain/reviews/reviewRow'
import { hasRole, sitesOf } from '../access/roles'
import { idOf } from '../fields/idOf'

/** Bytes and reviews that one import takes. */
const MOST = { bytes: 5_000_000, reviews: 5000 }
/** Problems told of at once. */
const TOLD = 50

interface Problem {
  /** of the file, the heading is 1 */
  line: number
  field: string
  message: string
}

const refuse = (status: number, field: string, message: string) =>
  Response.json({ errors: [{ field, message }] }, { status })

/**
 * POST /api/reviews/import?site=&dryRun=true with a CSV as its body: takes in the reviews that are not there yet, by the id
 * at their source or else by who wrote when and what. Lines that cannot be read are told of and left out. One transaction.
 */
export const importReviews: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const site = Number(req.searchParams.get('site'))
    if (!mayEdit(req, site)) return refuse(403, 'site', 'You may not add reviews to this site.')
    const text = (await req.text?.()) ?? ''
    if (text.length > MOST.bytes) return refuse(413, 'file', 'The file is larger than 5 MB. Split it.')
    const rows = readRows(text)
    if (typeof rows === 'string') return refuse(422, 'file', rows)
    return Response.json(await takeIn(req, site, rows, req.searchParams.get('dryRun') === 'true'))
  },
}

function mayEdit({ user }: PayloadRequest, site: number): boolean {
  if (!Number.isSafeInteger(site) || site <= 0) return false
  return hasRole(user, 'superAdmin') || (hasRole(user, 'groupManager', 'siteEditor') && sitesOf(user).includes(site))
}

/** The lines below the heading, or why there are none. */
function readRows(text: string): Record<string, string>[] | string {
  let rows: Record<string, string>[]
  try {
    rows = parse(text, { bom: true, columns: true, skip_empty_lines: true, relax_column_count: true, trim: true })
  } catch (error) {
    return `The file is no CSV: ${(error as Error).message}`
  }
  const [first] = rows
  if (!first) return 'The file has no reviews below its heading.'
  const missing = missingColumns(Object.keys(first))
  if (missing.length > 0) return `These columns are missing: ${missing.join(', ')}.`
  if (rows.length > MOST.reviews) return `More than ${MOST.reviews.toLocaleString('en-AU')} reviews. Split the file.`
  return rows
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
  const problems: Problem[] = []
  const counts = { added: 0, known: 0, refused: 0 }
  for (const [index, row] of rows.entries()) {
    const line = index + 2
    const read = readReviewRow(row)
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
  return { dryRun, ...counts, problems: problems.slice(0, TOLD) }
}
