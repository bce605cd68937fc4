import { findUser } from '@/data/accounts/findUser'
import { requireLeadStaff } from '@/data/leadInbox/leadStaff'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost, findSiteBySlug } from '@/data/site/sites'
import type { FieldError } from '@/domain/fieldErrors'
import type { Site } from '@/domain/site/site'
import { requestContext } from '@/providers/httpClient/requestContext.mjs'
import { notLoggedIn } from '@/server/accounts/heldSessions'
import { isAdminHost, previewedSlug } from '@/server/adminHost'
import { requireCronSecret } from '@/server/cronSecret'
import { errorResponse } from '@/server/errorResponse'
import { createFormChallenge, hasSolvedChallenge } from '@/server/formChallenge'
import {
  type RateLimitRule,
  rateLimitResponse,
  retryAfterSeconds,
  type SiteLimits,
  senderRetryAfterSeconds,
  sharedRetryAfterSeconds,
  siteRetryAfterSeconds,
} from '@/server/rateLimit'
import { mayPreview } from '@/server/sitePreview'
import { worksOnSite } from './siteStaff'

/** Allows this deployment's own processes, by CRON_SECRET; otherwise 401. */
export const cronAccess = (request: Request) => requireCronSecret(request) ?? undefined

/**
 * The site of the request's host, or null. Until its launch a site exists only for staff who preview it. On the admin's own host it is the
 * site of the preview that asks.
 */
export async function findSite(request: Request): Promise<Site | null> {
  if (isAdminHost(request.headers.get('host'))) return findPreviewedSite(request)
  const site = await findSiteByHost(request.headers.get('host'))
  return site && (site.isLive || mayPreview(request.headers, site.id, new Date())) ? site : null
}

/** The site whose preview a member of staff has open, by the page that asks: for what pages read, since previews send nothing. */
async function findPreviewedSite(request: Request): Promise<Site | null> {
  const isSearch = new URL(request.url).pathname.startsWith('/api/stock-index/')
  const slug =
    isSearch || ['GET', 'HEAD'].includes(request.method) ? previewedSlug(request.headers.get('referer')) : null
  if (slug === null) return null
  const [site, staff] = [await findSiteBySlug(slug), await staffAccess(request)]
  if (!site || staff instanceof Response || !(await worksOnSite(staff, site.id))) return null
  const context = requestContext.getStore()
  if (context) context.isSitePreview = true
  return site
}

/** The site of the request's host if it offers the route; otherwise 404. */
export function siteAccess(
  error: FieldError = { field: 'host', message: 'Site not found.' },
  offers: (site: Site) => boolean = () => true,
) {
  return async (request: Request) => {
    const site = await findSite(request)
    return site && offers(site) ? site : errorResponse(404, error)
  }
}

/** The logged-in user; otherwise 401, or 403 while their session is held. Each route checks what they may read or change. */
export async function staffAccess(request: Request) {
  const payload = await payloadClient()
  const user = await findUser(payload, request.headers)
  return user ? { payload, user } : notLoggedIn(request.headers)
}

/** The logged-in user with the site selected in the admin; otherwise 401. */
export async function leadStaffAccess(request: Request) {
  const staff = await requireLeadStaff(request.headers)
  return staff ?? notLoggedIn(request.headers)
}

/** The account of a member of staff, for routes whose reads take turns. */
export const accountOf = ({ user }: Pick<Exclude<Awaited<ReturnType<typeof staffAccess>>, Response>, 'user'>): number =>
  user.id

/** 429 when one client address, or all clients of a site together, exceed their limit. */
export function siteRateLimit(limits: SiteLimits, field: string, message: string) {
  return async (request: Request, site: Pick<Site, 'id'> | null) => {
    if (!site) return null
    const { pool } = (await payloadClient()).db
    const seconds = await siteRetryAfterSeconds(pool, request, site.id, limits)
    return seconds > 0 ? rateLimitResponse(seconds, field, message) : null
  }
}

/**
 * 429 when one address exceeds its limit. Above the limit of a network, or of all senders together, 429 with a `challenge` until the
 * request solves it (`CHALLENGE_HEADER`), so that a flood cannot shut shoppers out.
 */
export function siteChallengeLimit(limits: SiteLimits & { perSite: RateLimitRule }, field: string, message: string) {
  return async (request: Request, site: Pick<Site, 'id'> | null) => {
    if (!site) return null
    const { pool } = (await payloadClient()).db
    const seconds = await senderRetryAfterSeconds(pool, request, site.id, { perAddress: limits.perAddress })
    if (seconds > 0) return rateLimitResponse(seconds, field, message)
    if ((await sharedRetryAfterSeconds(pool, request, site.id, limits)) === 0) return null
    if (await hasSolvedChallenge(pool, request.headers, site.id)) return null
    const challenge = await createFormChallenge(site.id, new Date())
    const body = { errors: [{ field, message }], challenge }
    return Response.json(body, { status: 429, headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' } })
  }
}

/** 429 when a user exceeds the limit. */
export function staffRateLimit(rule: RateLimitRule, field: string, message: string) {
  return async (_request: Request, { payload, user }: Exclude<Awaited<ReturnType<typeof staffAccess>>, Response>) => {
    const seconds = await retryAfterSeconds(payload.db.pool, rule, String(user.id))
    return seconds > 0 ? rateLimitResponse(seconds, field, message) : null
  }
}
