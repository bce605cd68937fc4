import '../zodWithoutEval'
import * as z from 'zod'
import { documentIdField } from '../documentIdField'

const INVALID_DOLLARS = 'Enter an amount in dollars.'
const dollars = z.number(INVALID_DOLLARS).min(0, INVALID_DOLLARS).max(10_000_000, INVALID_DOLLARS)

/** The valuation shown to the shopper: a range, or why there was none. */
const valuationSchema = z.union([
  z.object({ low: dollars, high: dollars, comparables: z.int().min(0).max(100_000).default(0) }),
  z.object({ no_valuation: z.string().min(1).max(500) }),
])

/**
 * Request body of POST /api/miscellaneous: stores a form's result in a column of its lead (LEAD-08), with `column_name`, the lead
 * and its token.
 */
export const miscellaneousSchema = z.object({
  column_name: z.literal('valuation', 'Must be valuation.'),
  lead_id: documentIdField('Enter the id of the lead.'),
  token: z.string('Enter the token of the lead.').min(20, 'Enter the token of the lead.').max(200),
  valuation: valuationSchema,
})
export type Miscellaneous = z.output<typeof miscellaneousSchema>
