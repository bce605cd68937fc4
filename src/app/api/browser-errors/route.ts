import * as z from 'zod'
import { reportError } from '@/server/errorReports/reportError'
import { errorResponse } from '@/server/errorResponse'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { findSite, siteRateLimit, staffAccess, staffRateLimit } from '../access'

const MAX_BODY_BYTES = 16_000

/** The script of a page sends five at most. */
const PER_ADDRESS: RateLimitRule = { name: 'browserErrors', times: 20, seconds: 600 }
const PER_SITE: RateLimitRule = { name: 'siteBrowserErrors', times: 200, seconds: 3600 }

const PER_ACCOUNT: RateLimitRule = { name: 'staffBrowserErrors', times: 20, seconds: 600 }

const TOO_MANY = ['body', 'Too many error reports.'] as const
const limitSite = siteRateLimit({ perAddress: PER_ADDRESS, perSite: PER_SITE }, ...TOO_MANY)
const limitStaff = staffRateLimit(PER_ACCOUNT, ...TOO_MANY)

/** The site of the page or, for the admin on a host of its own, the member of staff. */
async function reporterAccess(request: Request) {
  if (!process.env.SENTRY_DSN)
    return errorResponse(404, { field: 'host', message: 'Error reports are not collected here.' })
  return (await findSite(request)) ?? staffAccess(request)
}

const browserError = z.object({
  name: z.string('Enter the name of the error.').max(100, 'Use at most 100 characters.'),
  message: z.string('Enter the message.').max(2000, 'Use at most 2,000 characters.'),
  stack: z.string('Enter the stack.').max(8000, 'Use at most 8,000 characters.'),
  path: z
    .string('Enter the path of the page.')
    .max(500, 'Use at most 500 characters.')
    .regex(/^\//, 'Begin the path with a slash.'),
})

/**
 * Reports an error of a browser to the service of SENTRY_DSN: 204. Pages and the admin send them here (public/forecourt/error-reports.js),
 * so that no other company sees who uses them; what may identify a person is removed. 404 without a DSN.
 */
export const POST = route(
  {
    access: reporterAccess,
    body: browserError,
    maxBodyBytes: MAX_BODY_BYTES,
    rateLimit: (request, access) => ('user' in access ? limitStaff(request, access) : limitSite(request, access)),
  },
  (_request, { body: { path, ...error } }) => {
    reportError(error, { source: 'browser', path })
    return new Response(null, { status: 204 })
  },
)
