import * as z from 'zod'
import { getFinanceQuote, hasQuoteService } from '@/data/car/financeQuotes'
import { QUOTE_TERM_YEARS } from '@/domain/finance/financeQuote'
import { errorResponse } from '@/server/errorResponse'
import type { RateRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../../access'

/** A quote costs the dealer: more than anybody looks at cars, and little use to a robot. */
const PER_ADDRESS: RateRule = { name: 'financeQuotes', times: 60, seconds: 600 }
const PER_SITE: RateRule = { name: 'siteFinanceQuotes', times: 6000, seconds: 3600 }

const identifier = z.string().max(40).nullish().default(null)
const bodySchema = z.object({
  selfAssessedCreditScore: z.literal('GREAT', 'is always GREAT'),
  purchasePrice: z.number('is a number of dollars').positive('is more than 0').max(5_000_000, 'is at most 5,000,000'),
  loanTerm: z.literal(QUOTE_TERM_YEARS, `is always ${QUOTE_TERM_YEARS}`),
  year: z.int('is a year').min(1900).max(2200).nullish().default(null),
  vin: identifier,
  nvic: identifier,
  whoIsHelping: z.literal('', 'is always empty').default(''),
})

/** Asks the quote service about a car (FIN-11): 200 with the quote, 404 where there is none. */
export const POST = route(
  {
    access: siteAccess(
      { field: 'host', message: 'This site asks for no finance quotes.' },
      ({ flags }) => flags.financeQuote && hasQuoteService(),
    ),
    body: bodySchema,
    rateLimit: siteRateLimit(
      { perAddress: PER_ADDRESS, perSite: PER_SITE },
      'body',
      'Too many quotes were asked for. Try again later.',
    ),
  },
  async (_request, { access: site, body, log }) => {
    try {
      const quote = await getFinanceQuote(site.id, body)
      return quote
        ? Response.json(quote)
        : errorResponse(404, { field: 'vin', message: 'There is no quote for this car.' })
    } catch (error) {
      log.warn({ err: error, site: site.slug }, 'A finance quote could not be had')
      return errorResponse(503, { field: 'body', message: 'Quotes cannot be had just now.' })
    }
  },
)
