import { createHmac, timingSafeEqual } from 'node:crypto'
import { requestContext } from '../providers/httpClient/requestContext.mjs'
import { readCookies } from './shoppers/shopperCookies'

/** Lets staff see a site that is not live yet, on its own host. */
export const PREVIEW_COOKIE = 'site-preview'
const LINK_SECONDS = 3600
const COOKIE_SECONDS = 12 * 3600

type Use = 'link' | 'cookie'

/** A token for the link from the admin to a site's host. Works for an hour. */
export const createPreviewLinkToken = (siteId: number, now: Date): string => createToken('link', siteId, now)

/** The `Set-Cookie` header for a valid link; null for another. Lasts twelve hours. */
export function previewCookie(token: string, siteId: number, now: Date): string | null {
  if (!isValid('link', token, siteId, now)) return null
  return `${PREVIEW_COOKIE}=${createToken('cookie', siteId, now)}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; HttpOnly`
}

/**
 * Whether a request comes from a browser that opened a preview link of this site. Notes it in the request's context, so that whatever responds
 * is private.
 */
export function mayPreview(headers: Headers, siteId: number, now: Date): boolean {
  const isPreview = isValid('cookie', readCookies(headers).get(PREVIEW_COOKIE) ?? '', siteId, now)
  const context = requestContext.getStore()
  if (isPreview && context) context.isSitePreview = true
  return isPreview
}

function createToken(use: Use, siteId: number, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + (use === 'link' ? LINK_SECONDS : COOKIE_SECONDS)
  return `${expires}.${sign(use, siteId, expires)}`
}

function isValid(use: Use, token: string, siteId: number, now: Date): boolean {
  const [expires, signature = ''] = token.split('.')
  if (!/^\d{1,12}$/.test(expires ?? '') || Number(expires) * 1000 < now.getTime()) return false
  const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(use, siteId, Number(expires)))]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function sign(use: Use, siteId: number, expires: number): string {
  const secret = process.env.PAYLOAD_SECRET
  if (!secret) throw new Error('PAYLOAD_SECRET is not set')
  return createHmac('sha256', secret).update(`site-preview:${use}:${siteId}:${expires}`).digest('base64url')
}
