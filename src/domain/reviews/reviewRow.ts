/** A review from an import file. */
export interface ImportedReview {
  customerName: string
  /** 1 to 5 */
  rating: number
  text: string
  /** ISO date */
  reviewDate: string
  replyText: string | null
  /** ISO date */
  replyDate: string | null
  /** slug or name of a location; null for the whole dealer */
  location: string | null
  source: string | null
  externalId: string | null
}

export interface ReviewRowError {
  column: string
  message: string
}

/** Accepted column names; the first is our own. */
const COLUMNS = {
  customer_name: ['customer_name', 'customer', 'name', 'author', 'reviewer'],
  rating: ['rating', 'stars', 'score'],
  text: ['text', 'review', 'comment', 'body'],
  review_date: ['review_date', 'date', 'created_at', 'written_on'],
  reply_text: ['reply_text', 'reply', 'response', 'owner_response'],
  reply_date: ['reply_date', 'response_date'],
  location: ['location', 'location_slug', 'store'],
  source: ['source', 'site', 'platform'],
  external_id: ['external_id', 'id', 'review_id'],
} as const

type Column = keyof typeof COLUMNS

/** Required columns of a review import. */
export const REQUIRED_COLUMNS = ['customer_name', 'rating', 'text', 'review_date'] as const

/** The required columns missing from a heading row. */
export function missingColumns(heading: readonly string[]): string[] {
  const names = heading.map(normaliseColumn)
  return REQUIRED_COLUMNS.filter((column) => !COLUMNS[column].some((name) => names.includes(name)))
}

/** Parses and validates one row of a review import, by column name. Errors name the column. */
export function parseReviewRow(
  row: Record<string, string>,
): { review: ImportedReview } | { problems: ReviewRowError[] } {
  const cells = new Map(Object.entries(row).map(([name, value]) => [normaliseColumn(name), value.trim()]))
  const cell = (column: Column) => COLUMNS[column].map((name) => cells.get(name)).find(Boolean) ?? ''
  const problems: ReviewRowError[] = []
  const addProblem = (column: Column, message: string) => problems.push({ column, message })

  const customerName = cell('customer_name')
  if (!customerName) addProblem('customer_name', 'Enter the customer name.')
  else if (customerName.length > 120) addProblem('customer_name', 'At most 120 characters.')
  const rating = Number(cell('rating').replace(/(stars?|\/\s*5)$/i, ''))
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) addProblem('rating', 'Enter a whole number from 1 to 5.')
  const text = cell('text')
  if (!text) addProblem('text', 'Enter the text of the review.')
  else if (text.length > 5000) addProblem('text', 'At most 5,000 characters.')
  const reviewDate = parseDate(cell('review_date'))
  if (!reviewDate) addProblem('review_date', 'Enter a date, such as 2026-11-20 or 20/11/2026.')
  const replyText = cell('reply_text') || null
  const replyDate = cell('reply_date') ? parseDate(cell('reply_date')) : null
  if (cell('reply_date') && !replyDate) addProblem('reply_date', 'Enter a date, such as 2026-11-20 or 20/11/2026.')

  if (problems.length > 0 || !reviewDate) return { problems }
  return {
    review: {
      ...{ customerName, rating, text, reviewDate, replyText, replyDate },
      location: cell('location') || null,
      source: cell('source').slice(0, 40) || null,
      externalId: cell('external_id').slice(0, 200) || null,
    },
  }
}

/** Identifies duplicate reviews: the id at their source, else customer, date and text. */
export function reviewKey({
  externalId,
  customerName,
  reviewDate,
  text,
}: Pick<ImportedReview, 'externalId' | 'customerName' | 'reviewDate' | 'text'>): string {
  if (externalId) return `id ${externalId}`
  return ['words', customerName.toLowerCase(), reviewDate.slice(0, 10), text.slice(0, 200)].join('\n')
}

/** "Review Date" as "review_date". */
function normaliseColumn(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
}

/** Parses "2026-11-20", "2026-11-20T08:00:00Z" or "20/11/2026" to an ISO date; null if invalid. */
function parseDate(text: string): string | null {
  const day = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const iso = day ? `${day[3]}-${day[2]!.padStart(2, '0')}-${day[1]!.padStart(2, '0')}` : text.slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
