import * as z from 'zod'
import { getFinanceQuote, hasQuoteService } from '@/data/car/financeQuotes'
import { QUOTE_TERM_YEARS } from '@/domain/finance/financeQuote'
import { errorResponse } from '@/server/errorResponse'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../../access'

/** Quotes cost the dealer money: more than a shopper needs, and too few to be useful to a bot. */
const PER_ADDRESS: RateLimitRule = { name: 'financeQuotes', times: 60, seconds: 600 }
const PER_SITE: RateLimitRule = { name: 'siteFinanceQuotes', times: 6000, seconds: 3600 }

const identifier = z.string().max(40).nullish().default(null)
const bodySchema = z.object({
  selfAssessedCreditScore: z.literal('GREAT', 'must be GREAT'),
  purchasePrice: z
    .number('must be an amount in dollars')
    .positive('must be above 0')
    .max(5_000_000, 'must be at most 5,000,000'),
  loanTerm: z.literal(QUOTE_TERM_YEARS, `must be ${QUOTE_TERM_YEARS}`),
  year: z.int('must be a year').min(1900).max(2200).nullish().default(null),
  vin: identifier,
  nvic: identifier,
  whoIsHelping: z.literal('', 'must be empty').default(''),
})

/** A quote for a car from the quote service (FIN-11), or 404 when there is none. */
export const POST = route(
  {
    readOnly: true,
    access: siteAccess(
      { field: 'host', message: 'Finance quotes are not available on this site.' },
      ({ flags }) => flags.financeQuote && hasQuoteService(),
    ),
    body: bodySchema,
    rateLimit: siteRateLimit(
      { perAddress: PER_ADDRESS, perSite: PER_SITE },
      'body',
      'Too many quotes. Try again later.',
    ),
  },
  async (_request, { access: site, body, log }) => {
    try {
      const quote = await getFinanceQuote(site.id, body)
      return quote ? Response.json(quote) : errorResponse(404, { field: 'vin', message: 'No quote for this car.' })
    } catch (error) {
      log.warn({ err: error, site: site.slug }, 'Could not get a finance quote')
      return errorResponse(503, { field: 'body', message: 'Quotes are unavailable right now.' })
    }
  },
)
