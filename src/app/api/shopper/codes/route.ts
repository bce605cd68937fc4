import type { Pool } from 'pg'
import { findShopperOfRequest } from '@/data/shoppers/currentShopper'
import { codeChannels } from '@/domain/shoppers/codeChannels'
import { codeEmail, codeText } from '@/domain/shoppers/codeMessages'
import { addressError, parseShopperAddress, type ShopperAddress } from '@/domain/shoppers/shopperAddress'
import { CODE_MINUTES } from '@/domain/shoppers/signInCode'
import { SIGN_IN_ERRORS, type SignInError } from '@/domain/shoppers/signInErrors'
import { parseSignInType, sitePath } from '@/domain/site/signIn'
import type { Site } from '@/domain/site/site'
import { inTransaction } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { createFormChallenge, hasSolvedChallenge } from '@/server/formChallenge'
import { ensureJobTables } from '@/server/jobs/jobTables'
import { rateLimitResponse, senderRetryAfterSeconds, sharedRetryAfterSeconds } from '@/server/rateLimit'
import { route } from '@/server/route'
import { queueShopperMessage, type ShopperMessage } from '@/server/shoppers/queueShopperMessage'
import { sendsTexts } from '@/server/shoppers/sendsTexts'
import { attemptCookie } from '@/server/shoppers/shopperCookies'
import { type StartedSignIn, startSignIn } from '@/server/shoppers/signInCodes'
import { CODE_REQUESTS, limitMessages } from '@/server/shoppers/signInLimits'
import { requestOrigin } from '../../requestOrigin'
import {
  accountsAccess,
  getPool,
  isForm,
  NO_STORE,
  readFields,
  seeOther,
  signInPage,
  withCookies,
} from '../shopperRoute'

type Fields = Readonly<Record<string, unknown>>

/**
 * Sends a six-digit code and a link to `address`, an email or a mobile: 200 `{ channel }`, whether or not there is an account, and also
 * if the address has had its messages for now. The code works in the browser that asked, the link in any. A form gets the page for the
 * code. Above the limit of one sender, 429; above one that senders share, 429 with a `challenge` that browsers solve by themselves.
 */
export const POST = route({ access: accountsAccess }, async (request, { access: site }) => {
  const fields = await readFields(request)
  if (!fields) return errorResponse(413, { field: 'body', message: 'The request body is too long.' })
  const pool = await getPool()
  const waitSeconds = await senderRetryAfterSeconds(pool, request, site.id, { perAddress: CODE_REQUESTS.perAddress })
  if (waitSeconds > 0) return refuse(request, fields, 'rate', waitSeconds)
  const type = parseSignInType(fields.type)
  const channels = codeChannels(type, sendsTexts())
  const address = parseShopperAddress(fields.address, channels)
  if (!address) {
    if (isForm(request)) return seeOther(request, signInPage(fields, { error: 'address' }))
    return errorResponse(400, { field: 'address', message: addressError(channels) }, NO_STORE)
  }
  const isBusy = (await sharedRetryAfterSeconds(pool, request, site.id, CODE_REQUESTS)) > 0
  const limit = await limitMessages(pool, request.headers, site.id, address, 'code', {
    isRequired: isBusy,
    hasSolved: () => hasSolvedChallenge(pool, request.headers, site.id),
  })
  if (limit === 'challenge') return challenge(request, fields, site)
  const shopper = await findShopperOfRequest(site, request.headers)
  // Only where a shopper adds an address to their account; signing in again may be somebody else.
  const attaches = type === 'watchlist' || fields.attach === '1'
  await ensureJobTables(pool)
  const attempt = await start(pool, request, site, {
    address,
    redirect: sitePath(fields.redirect),
    attachTo: attaches ? (shopper?.id ?? null) : null,
    sends: limit !== 'skip',
  })
  const cookies = [attemptCookie(attempt)]
  if (isForm(request)) return seeOther(request, signInPage(fields, { step: 'code' }), cookies)
  return withCookies(Response.json({ channel: address.channel }, { headers: NO_STORE }), cookies)
})

interface Attempt {
  address: ShopperAddress
  redirect: string
  attachTo: number | null
  sends: boolean
}

/** Stores the attempt and queues its message together. Returns the attempt's id. */
function start(pool: Pool, request: Request, site: Site, { sends, ...attempt }: Attempt): Promise<string> {
  return inTransaction(pool, async (database) => {
    const started = await startSignIn(database, { siteId: site.id, ...attempt }, { sends })
    const message = toMessage(site, requestOrigin(request), attempt.address, started)
    const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000)
    if (message) await queueShopperMessage(database, site.id, started.attempt, message, expiresAt)
    return started.attempt
  })
}

function toMessage(
  { name, email, theme }: Site,
  origin: string,
  { channel, address }: ShopperAddress,
  { code, link }: StartedSignIn,
): ShopperMessage | null {
  if (!code || !link) return null
  const { accent, accentInk, ink } = theme.colours
  const site = { name, origin, colours: { accent, onAccent: accentInk, ink } }
  const parts = { site, code, link: `${origin}/sign-in/link?token=${link}` }
  if (channel === 'sms') return { channel, to: address, text: codeText(parts) }
  return { channel, to: address, fromName: name, replyTo: email, ...codeEmail(parts) }
}

function refuse(request: Request, fields: Fields, error: SignInError, seconds: number): Response {
  if (isForm(request)) return seeOther(request, signInPage(fields, { error }))
  return rateLimitResponse(seconds, 'address', SIGN_IN_ERRORS[error])
}

async function challenge(request: Request, fields: Fields, site: Site): Promise<Response> {
  if (isForm(request)) return seeOther(request, signInPage(fields, { error: 'challenge' }))
  const errors = [{ field: 'address', message: SIGN_IN_ERRORS.challenge }]
  const body = { errors, challenge: await createFormChallenge(site.id, new Date()) }
  return Response.json(body, { status: 429, headers: { 'Retry-After': '1', ...NO_STORE } })
}
