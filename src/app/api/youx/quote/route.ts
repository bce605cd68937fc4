import * as z from 'zod'
import { getFinanceQuote, hasQuoteService } from '@/data/car/financeQuotes'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { QUOTE_TERM_YEARS } from '@/domain/finance/financeQuote'
import { answerIssues, errorsResponse } from '@/server/answerError'
import { loggerFor } from '@/server/logger'
import { type RateRule, rateLimited, siteRetryAfterSeconds } from '@/server/rateLimit'
import { parseJson } from '@/server/requestBody'

/** A quote costs the dealer: more than anybody looks at cars, and little use to a robot. */
const PER_ADDRESS: RateRule = { name: 'financeQuotes', times: 60, seconds: 600 }
const PER_SITE: RateRule = { name: 'siteFinanceQuotes', times: 6000, seconds: 3600 }

const identifier = z.string().max(40).nullish().default(null)
const question = z.object({
  selfAssessedCreditScore: z.literal('GREAT', 'is always GREAT'),
  purchasePrice: z.number('is a number of dollars').positive('is more than 0').max(5_000_000, 'is at most 5,000,000'),
  loanTerm: z.literal(QUOTE_TERM_YEARS, `is always ${QUOTE_TERM_YEARS}`),
  year: z.int('is a year').min(1900).max(2200).nullish().default(null),
  vin: identifier,
  nvic: identifier,
  whoIsHelping: z.literal('', 'is always empty').default(''),
})

/** Asks the quote service about a car (FIN-11): 200 with the quote, 404 where there is none. */
export async function POST(request: Request) {
  const site = await findSiteByHost(request.headers.get('host'))
  if (!site?.flags.financeQuote || !hasQuoteService())
    return errorsResponse(404, { field: 'host', message: 'This site asks for no finance quotes.' })
  const asked = question.safeParse(parseJson(await request.text().catch(() => '')))
  if (!asked.success) return answerIssues(asked.error)
  const { pool } = (await payloadClient()).db
  const wait = await siteRetryAfterSeconds(pool, request, site.id, { perAddress: PER_ADDRESS, perSite: PER_SITE })
  if (wait > 0) return rateLimited(wait, 'body', 'Too many quotes were asked for. Try again later.')
  try {
    const quote = await getFinanceQuote(site.id, asked.data)
    return quote
      ? Response.json(quote)
      : errorsResponse(404, { field: 'vin', message: 'There is no quote for this car.' })
  } catch (error) {
    loggerFor(request).warn({ err: error, site: site.slug }, 'A finance quote could not be had')
    return errorsResponse(503, { field: 'body', message: 'Quotes cannot be had just now.' })
  }
}
