import type { Pool } from 'pg'
import { getAlertSender } from '@/data/alerts/alertSender'
import { readSearchToSave, type SearchToSave } from '@/data/alerts/searchToSave'
import { findShopperOfRequest } from '@/data/shoppers/currentShopper'
import { confirmAlertEmail } from '@/domain/alerts/alertEmail'
import { type AlertFrequency, parseFrequency } from '@/domain/alerts/alertFrequency'
import { MAX_SAVED_SEARCHES, searchConsentSummary, stockLine } from '@/domain/alerts/savedSearch'
import { cleanText, truncateText } from '@/domain/cleanText'
import { addressError, parseShopperAddress } from '@/domain/shoppers/shopperAddress'
import { sitePath } from '@/domain/site/signIn'
import type { Site } from '@/domain/site/site'
import { unknownSearchParams } from '@/domain/stock/searchUrl'
import { createAlertToken } from '@/server/alerts/alertTokens'
import { CONFIRM_DAYS, saveSearch } from '@/server/alerts/savedSearches'
import { toDatabase } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { createFormChallenge, hasSolvedChallenge } from '@/server/formChallenge'
import { addJob, periodicJob } from '@/server/jobs/addJob'
import { ensureJobTables } from '@/server/jobs/jobTables'
import { rateLimitResponse, type SiteLimits, senderRetryAfterSeconds } from '@/server/rateLimit'
import { route } from '@/server/route'
import { queueShopperMessage } from '@/server/shoppers/queueShopperMessage'
import { limitMessages } from '@/server/shoppers/signInLimits'
import { siteAccess } from '../access'
import { getPool, isForm, NO_STORE, readFields, seeOther } from '../shopper/shopperRoute'

const alertsAccess = siteAccess(undefined, (site) => site.flags.searchAlerts)

const LIMITS: SiteLimits = {
  perAddress: { name: 'savedSearchSender', times: 30, seconds: 10 * 60 },
  perNetwork: { name: 'savedSearchNetwork', times: 150, seconds: 10 * 60 },
}

const MESSAGES = {
  search: 'That search cannot be saved. Choose fewer filters.',
  frequency: 'Choose how often we may email you.',
  rate: 'Too many requests. Try again in a few minutes.',
  challenge:
    'This address was asked to confirm many searches today. Save it with scripts turned on, or try again tomorrow.',
  full: `You have ${MAX_SAVED_SEARCHES} saved searches. Remove one first.`,
} as const

/** The message for a search with a filter that does not exist, which would otherwise be saved as a wider one; null for none. */
function unknownFilter(from: string): string | null {
  const [unknown] = unknownSearchParams(new URL(sitePath(from), 'http://site.invalid').searchParams)
  if (unknown === undefined) return null
  return `There is no filter \u201c${truncateText(cleanText(unknown), 60)}\u201d. Take it out of the search\u2019s address.`
}

/** What would be saved of `?search=`, a path of the site, and for which verified email: for the dialog. */
export const GET = route({ access: alertsAccess }, async (request, { access: site }) => {
  const from = new URL(request.url).searchParams.get('search') ?? ''
  const unknown = unknownFilter(from)
  if (unknown) return errorResponse(400, { field: 'search', message: unknown }, NO_STORE)
  const [search, shopper] = await Promise.all([
    readSearchToSave(site, from, new Date()),
    findShopperOfRequest(site, request.headers),
  ])
  if (!search) return errorResponse(400, { field: 'search', message: MESSAGES.search }, NO_STORE)
  const { name, path, found } = search
  return Response.json(
    {
      ...{ search: { name, path }, found, in_stock: stockLine(found, site) },
      ...{ email: shopper?.email ?? null, consent: searchConsentSummary(site.name) },
    },
    { headers: NO_STORE },
  )
})

/**
 * Saves the search `search`, a path of the site, with `frequency`, and `email` unless a shopper with an email is signed in:
 * 201 `{ status: "saved" }`, or 202 `{ status: "confirm" }` once the address has been asked to confirm it, whether or not it has alerts already.
 * A form gets the page that says so.
 */
export const POST = route({ access: alertsAccess }, async (request, { access: site }) => {
  const fields = await readFields(request)
  if (!fields) return errorResponse(413, { field: 'body', message: 'The request body is too long.' })
  const refuse = (field: string, message: string, status = 400) =>
    isForm(request)
      ? seeOther(
          request,
          formPage(fields, { error: field, ...(field === 'email' && { email: `${fields.email ?? ''}` }) }),
        )
      : errorResponse(status, { field, message }, NO_STORE)
  const pool = await getPool()
  const waitSeconds = await senderRetryAfterSeconds(pool, request, site.id, LIMITS)
  if (waitSeconds > 0)
    return isForm(request) ? refuse('rate', MESSAGES.rate) : rateLimitResponse(waitSeconds, 'email', MESSAGES.rate)
  const frequency = parseFrequency(fields.frequency)
  if (!frequency) return refuse('frequency', MESSAGES.frequency)
  const shopper = await findShopperOfRequest(site, request.headers)
  const typed = parseShopperAddress(fields.email, ['email'])
  const email = shopper?.email ?? typed?.address
  if (!email) return refuse('email', addressError(['email']))
  const unknown = unknownFilter(`${fields.search ?? ''}`)
  if (unknown) return refuse('search', unknown)
  const search = await readSearchToSave(site, `${fields.search ?? ''}`, new Date())
  if (!search) return refuse('search', MESSAGES.search)
  await ensureJobTables(pool)
  const isVerified = Boolean(shopper?.email)
  // Before the search is saved, and the same for every address: it tells nothing of what an address has.
  const limit = isVerified ? 'send' : await limitConfirmations(pool, request, site, email)
  if (limit === 'challenge') {
    if (isForm(request)) return refuse('challenge', MESSAGES.challenge)
    const errors = [{ field: 'email', message: MESSAGES.challenge }]
    const body = { errors, challenge: await createFormChallenge(site.id, new Date()) }
    return Response.json(body, { status: 429, headers: { 'Retry-After': '1', ...NO_STORE } })
  }
  const outcome = await saveSearch(pool, site, { email, isVerified }, { ...search, frequency })
  // The first saved search of a site takes stock, so that news can be told from what was there.
  await addJob(toDatabase(pool), periodicJob('findAlerts'))
  // To a stranger, a full list looks like any other.
  if (outcome.kind === 'full' && isVerified) return refuse('full', MESSAGES.full, 409)
  if (outcome.kind === 'confirm' && limit === 'send')
    await askToConfirm(pool, site, email, outcome.searchId, search, frequency)
  const status = isVerified ? 'saved' : 'confirm'
  if (isForm(request)) return seeOther(request, formPage(fields, { done: status }))
  return Response.json({ status }, { status: isVerified ? 201 : 202, headers: NO_STORE })
})

const formPage = (fields: Readonly<Record<string, unknown>>, more: Record<string, string>) =>
  `/save-search?${new URLSearchParams({ search: `${fields.search ?? ''}`, ...more })}`

/**
 * Counts a mail that asks an address to confirm. Above the limit of a day each takes a proof of work: strangers cannot use the limit up to
 * keep a person from alerts.
 */
const limitConfirmations = (pool: Pool, request: Request, site: Site, email: string) =>
  limitMessages(pool, request.headers, site.id, { channel: 'email', address: email }, 'confirmation', {
    isRequired: false,
    hasSolved: () => hasSolvedChallenge(pool, request.headers, site.id),
  })

async function askToConfirm(
  pool: Pool,
  site: Site,
  email: string,
  searchId: number,
  { name }: SearchToSave,
  frequency: AlertFrequency,
) {
  const sender = await getAlertSender(site)
  const token = createAlertToken(process.env.PAYLOAD_SECRET ?? '', { kind: 'search', id: searchId })
  const content = confirmAlertEmail({
    ...{ sender, searchName: name, frequency },
    confirmUrl: `${sender.origin}/alerts/${token}`,
  })
  const expiresAt = new Date(Date.now() + CONFIRM_DAYS * 24 * 3_600_000)
  await queueShopperMessage(
    toDatabase(pool),
    site.id,
    `confirm-search-${searchId}`,
    { channel: 'email', to: email, fromName: site.name, from: site.alertsFrom, replyTo: site.email, ...content },
    expiresAt,
  )
}
