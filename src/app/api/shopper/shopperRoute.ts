import { payloadClient } from '@/data/payloadClient'
import { findShopperOfRequest } from '@/data/shoppers/currentShopper'
import { parseSignInType, sitePath } from '@/domain/site/signIn'
import { hasAccounts } from '@/domain/site/signInGates'
import type { Site } from '@/domain/site/site'
import { errorResponse } from '@/server/errorResponse'
import { parseJson, readText } from '@/server/requestBody'
import { endedSessionCookies } from '@/server/shoppers/shopperCookies'
import type { SignedInShopper } from '@/server/shoppers/shopperSessions'
import { siteAccess } from '../access'
import { requestOrigin } from '../requestOrigin'

const MAX_FORM_BYTES = 10_000

export const NO_STORE = { 'Cache-Control': 'no-store' }

/** The site of the request's host, if shoppers can sign in on it; otherwise 404. */
export const accountsAccess = siteAccess(undefined, (site) => hasAccounts(site.flags))

export interface ShopperAccess {
  site: Site
  shopper: SignedInShopper
}

/** The signed-in shopper; otherwise 401, which also ends the browser's cookies, or for a form the sign-in page. */
export async function shopperAccess(request: Request): Promise<ShopperAccess | Response> {
  const site = await accountsAccess(request)
  if (site instanceof Response) return site
  const shopper = await findShopperOfRequest(site, request.headers)
  if (shopper) return { site, shopper }
  if (isForm(request)) return seeOther(request, '/sign-in?redirect=%2Faccount')
  return withCookies(errorResponse(401, { field: 'user', message: 'Sign in first.' }, NO_STORE), endedSessionCookies())
}

export const getPool = async () => (await payloadClient()).db.pool

/** Whether a page without script sent the request, which then gets a page in return. */
export const isForm = ({ headers }: Request): boolean =>
  headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false

/** The fields of a form, or of a JSON object; null if there are too many characters. */
export async function readFields(request: Request): Promise<Readonly<Record<string, unknown>> | null> {
  const text = await readText(request, MAX_FORM_BYTES)
  if (text === null) return null
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(text))
  const value = parseJson(text)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Sends a browser to a page of the site. */
export const seeOther = (request: Request, path: string, cookies: readonly string[] = []): Response =>
  withCookies(
    new Response(null, { status: 303, headers: { Location: `${requestOrigin(request)}${path}`, ...NO_STORE } }),
    cookies,
  )

export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

/** The sign-in page of a request's fields, with more parameters. */
export function signInPage(fields: Readonly<Record<string, unknown>>, more: Record<string, string>): string {
  const { type, redirect, back } = fields
  const params = { type: parseSignInType(type), redirect: sitePath(redirect), back: sitePath(back), ...more }
  return `/sign-in?${new URLSearchParams(params)}`
}
