import * as z from 'zod'
import { reportError } from '@/server/errorReports/reportError'
import type { RateLimitRule } from '@/server/rateLimit'
import { route } from '@/server/route'
import { siteAccess, siteRateLimit } from '../access'

const MAX_BODY_BYTES = 16_000

/** The script of a page sends five at most. */
const PER_ADDRESS: RateLimitRule = { name: 'browserErrors', times: 20, seconds: 600 }
const PER_SITE: RateLimitRule = { name: 'siteBrowserErrors', times: 200, seconds: 3600 }

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
 * Reports an error of a shopper's browser to the service of SENTRY_DSN: 204. Pages send them here (public/forecourt/error-reports.js),
 * so that no other company sees the shopper; what may identify a person is removed. 404 without a DSN.
 */
export const POST = route(
  {
    access: siteAccess({ field: 'host', message: 'Error reports are not collected here.' }, () =>
      Boolean(process.env.SENTRY_DSN),
    ),
    body: browserError,
    maxBodyBytes: MAX_BODY_BYTES,
    rateLimit: siteRateLimit({ perAddress: PER_ADDRESS, perSite: PER_SITE }, 'body', 'Too many error reports.'),
  },
  (_request, { body: { path, ...error } }) => {
    reportError(error, { source: 'browser', path })
    return new Response(null, { status: 204 })
  },
)
