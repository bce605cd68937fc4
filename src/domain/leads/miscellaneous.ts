import * as z from 'zod'

const dollars = z.number('Send dollars.').min(0, 'Send dollars.').max(10_000_000, 'Send dollars.')

/** What the shopper was shown: a range, or why there was none. */
const valuationSchema = z.union([
  z.object({ low: dollars, high: dollars, comparables: z.int().min(0).max(100_000).default(0) }),
  z.object({ no_valuation: z.string().min(1).max(500) }),
])

/**
 * What a form writes to a column of its own beside its lead (LEAD-08): POST /api/miscellaneous with `column_name`, the
 * lead and its token, and the result as it was shown.
 */
export const miscellaneousSchema = z.object({
  column_name: z.literal('valuation', 'The one column is valuation.'),
  lead_id: z.int('Send the number of the lead.').positive('Send the number of the lead.'),
  token: z.string('Send the token of the lead.').min(20, 'Send the token of the lead.').max(200),
  valuation: valuationSchema,
})
export type Miscellaneous = z.output<typeof miscellaneousSchema>
