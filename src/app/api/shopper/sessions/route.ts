import type { Pool } from 'pg'
import { findShopperOfRequest } from '@/data/shoppers/currentShopper'
import { CODE_ERRORS, type CodeRefusal, parseCode } from '@/domain/shoppers/signInCode'
import { SIGN_IN_ERRORS } from '@/domain/shoppers/signInErrors'
import type { Site } from '@/domain/site/site'
import { sourceOf } from '@/server/accounts/requestSource'
import { toDatabase } from '@/server/database/database'
import { errorResponse } from '@/server/errorResponse'
import { rateLimitResponse, senderRetryAfterSeconds } from '@/server/rateLimit'
import { route } from '@/server/route'
import {
  ATTEMPT_COOKIE,
  BROWSER_COOKIE,
  browserCookie,
  endedAttemptCookie,
  readCookies,
  sessionCookies,
} from '@/server/shoppers/shopperCookies'
import { findSentAddress, finishSignIn, type SignInOutcome, type SignInProof } from '@/server/shoppers/signInCodes'
import { CODE_TRIES, mayTryCode, uncountCode } from '@/server/shoppers/signInLimits'
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

/** A token as it is in links. */
const TOKEN = /^[\w-]{43}$/

/**
 * Signs in by the `code` of the browser's attempt, or by the `link` of a message: 200 `{ redirect }` with the session's cookies. 400 says
 * why a code is refused; it may be tried five times. A form gets the page that the shopper wanted.
 */
export const POST = route({ access: accountsAccess }, async (request, { access: site }) => {
  const fields = await readFields(request)
  if (!fields) return errorResponse(413, { field: 'body', message: 'The request body is too long.' })
  const pool = await getPool()
  const waitSeconds = await senderRetryAfterSeconds(pool, request, site.id, CODE_TRIES)
  if (waitSeconds > 0) {
    if (isForm(request)) return seeOther(request, signInPage(fields, { step: 'code', error: 'rate' }))
    return rateLimitResponse(waitSeconds, 'code', SIGN_IN_ERRORS.rate)
  }
  const proof = readProof(request, fields)
  const outcome = proof ? await tryProof(pool, request, site, proof) : ({ refusal: 'format' } as const)
  if (outcome.refusal !== null) return refuse(request, fields, outcome.refusal)
  const { token, sessionId, browserToken, redirect } = outcome
  const cookies = [...sessionCookies(token, `${sessionId}`), browserCookie(browserToken), endedAttemptCookie()]
  if (isForm(request)) return seeOther(request, redirect, cookies)
  return withCookies(Response.json({ redirect }, { headers: NO_STORE }), cookies)
})

/** Null for a code that cannot be one, which costs no try. */
function readProof(request: Request, fields: Readonly<Record<string, unknown>>): SignInProof | null {
  if (typeof fields.link === 'string') return { link: TOKEN.test(fields.link) ? fields.link : '' }
  const code = parseCode(fields.code)
  return code === null ? null : { code, attempt: readCookies(request.headers).get(ATTEMPT_COOKIE) ?? '' }
}

async function tryProof(pool: Pool, request: Request, site: Site, proof: SignInProof): Promise<SignInOutcome> {
  if ('attempt' in proof) {
    const address = await findSentAddress(toDatabase(pool), site.id, proof.attempt)
    if (address && !(await mayTryCode(pool, request.headers, site.id, address))) return { refusal: 'useLink' }
  }
  const shopper = await findShopperOfRequest(site, request.headers)
  const outcome = await finishSignIn(pool, site.id, proof, {
    shopperId: shopper?.id ?? null,
    userAgent: sourceOf(request.headers).user_agent,
    token: readCookies(request.headers).get(BROWSER_COOKIE) ?? null,
  })
  if (outcome.refusal === null && 'attempt' in proof) await uncountCode(pool, site.id, outcome.address)
  return outcome
}

function refuse(request: Request, fields: Readonly<Record<string, unknown>>, refusal: CodeRefusal): Response {
  if (isForm(request)) {
    const step: Record<string, string> = refusal === 'expired' ? {} : { step: 'code' }
    return seeOther(request, signInPage(fields, { ...step, error: refusal }))
  }
  return errorResponse(400, { field: 'code', message: CODE_ERRORS[refusal] }, NO_STORE)
}
