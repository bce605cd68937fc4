import { requireLeadStaff } from '@/data/leadInbox/leadStaff'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import type { FieldError } from '@/domain/fieldErrors'
import type { Site } from '@/domain/site/site'
import { requireCronSecret } from '@/server/cronSecret'
import { errorResponse } from '@/server/errorResponse'
import { type RateRule, rateLimited, retryAfterSeconds, siteRetryAfterSeconds } from '@/server/rateLimit'

/** For this deployment's own processes, by CRON_SECRET; else 401. */
export const cronAccess = (request: Request) => requireCronSecret(request) ?? undefined

/** The site of the request's host; null where no dealer is at it. */
export const findSite = (request: Request) => findSiteByHost(request.headers.get('host'))

/** The site of the request's host, if it offers what the route needs; else 404. */
export function siteAccess(
  error: FieldError = { field: 'host', message: 'No dealer is at this address.' },
  offers: (site: Site) => boolean = () => true,
) {
  return async (request: Request) => {
    const site = await findSite(request)
    return site && offers(site) ? site : errorResponse(404, error)
  }
}

/** The signed-in member of staff; else 401. What they may read or change each route decides. */
export async function staffAccess(request: Request) {
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: request.headers })
  return user ? { payload, user } : errorResponse(401, { field: 'authorization', message: 'Sign in first.' })
}

/** The same with the site that is chosen in the admin. */
export async function leadStaffAccess(request: Request) {
  const staff = await requireLeadStaff(request.headers)
  return staff ?? errorResponse(401, { field: 'authorization', message: 'Log in first.' })
}

/** 429 where an address, or all together, call a site too often. */
export function siteRateLimit(rules: { perAddress: RateRule; perSite?: RateRule }, field: string, message: string) {
  return async (request: Request, site: Pick<Site, 'id'> | null) => {
    if (!site) return null
    const { pool } = (await payloadClient()).db
    const seconds = await siteRetryAfterSeconds(pool, request, site.id, rules)
    return seconds > 0 ? rateLimited(seconds, field, message) : null
  }
}

/** 429 where a member of staff calls too often. */
export function staffRateLimit(rule: RateRule, field: string, message: string) {
  return async (_request: Request, { payload, user }: Exclude<Awaited<ReturnType<typeof staffAccess>>, Response>) => {
    const seconds = await retryAfterSeconds(payload.db.pool, rule, String(user.id))
    return seconds > 0 ? rateLimited(seconds, field, message) : null
  }
}
