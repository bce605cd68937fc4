import { brochurePhotos, renderPrintPicture } from '@/data/car/brochurePhotos'
import { findLocationById } from '@/data/locations/locations'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { findCarBySlug } from '@/data/stock/cars'
import { BROCHURE_LIMITS, carBrochure } from '@/domain/car/brochure'
import { carPageState } from '@/domain/car/carPageState'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import type { Car } from '@/domain/stock/car'
import { findSenderKey } from '@/server/clientAddress.mjs'
import { errorResponse } from '@/server/errorResponse'
import { loggerFor } from '@/server/logger'
import { memoizeAsync } from '@/server/memoizeAsync'
import { type RateLimitRule, rateLimitResponse, siteRetryAfterSeconds } from '@/server/rateLimit'
import { processTask } from '@/server/taskProcesses/processTask'
import { isTooBusy } from '@/server/tooBusyError'
import { createTurns } from '@/server/turns.mjs'
import { RETRY_AFTER_SECONDS } from '@/server/unavailable.mjs'

export const dynamic = 'force-dynamic'

/** Width of the printed logo in pixels. */
const LOGO_WIDTH = 640

/** A brochure takes about a second of CPU time. */
const PER_ADDRESS: RateLimitRule = { name: 'brochures', times: 40, seconds: 600 }

const renderBrochure = processTask<typeof import('@/car/brochure/renderBrochure').renderBrochure>({
  module: 'src/car/brochure/renderBrochure.tsx',
  function: 'renderBrochure',
  maxMemoryMb: 256,
  timeoutMs: 20_000,
  // Shoppers press a button and wait; each brochure takes a second or less.
  waiting: 10,
})

/** Brochures of one sender, so that others find a place in the queue. */
const takeTurn = createTurns({ running: 1, waiting: 3, waitMs: 20_000 })

/** A car's brochure as {slug}.pdf (CAR-16). */
export async function GET(request: Request, { params }: { params: Promise<{ host: string; slug: string }> }) {
  const { host, slug } = await params
  const site = await findSiteByHost(host)
  const car = site ? await findCarBySlug(site.id, slug) : null
  const now = new Date()
  if (!site || !car || carPageState(car, site.stockRules, now).kind === 'gone') {
    return errorResponse(404, { field: 'slug', message: 'Car not found.' })
  }
  const { pool } = (await payloadClient()).db
  const wait = await siteRetryAfterSeconds(pool, request, site.id, { perAddress: PER_ADDRESS })
  if (wait > 0)
    return rateLimitResponse(wait, 'slug', 'Too many brochures in a short time. Try again in a few minutes.')
  const endTurn = await takeTurn(findSenderKey(request.headers) ?? host, request.signal)
  if (!endTurn) return busyResponse()
  try {
    const pdf = await getBrochure(site, car, now)
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${car.slug}.pdf"`,
        'Cache-Control': 'private, max-age=300',
      },
    })
  } catch (error) {
    if (!isTooBusy(error))
      loggerFor(request).error({ err: error, site: site.slug, car: slug }, 'Could not create a brochure')
    return busyResponse()
  } finally {
    endTurn()
  }
}

const busyResponse = () =>
  errorResponse(
    503,
    { field: 'slug', message: 'Could not create the brochure. Try again in a moment.' },
    { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) },
  )

/** A brochure, cached for five minutes. */
const getBrochure = memoizeAsync(drawBrochure, {
  key: (site: Site, car: Car) => `${site.id} ${car.id} ${car.updatedAt}`,
  max: 30,
  ttl: 5 * 60_000,
})

async function drawBrochure(site: Site, car: Car, now: Date): Promise<Uint8Array> {
  const urls = car.images.slice(0, BROCHURE_LIMITS.photos).map(({ url }) => url)
  const [location, photos, logo] = await Promise.all([
    car.locationId ? findLocationById(site.id, car.locationId) : null,
    brochurePhotos(urls, site.id),
    site.logo ? renderPrintPicture(site.logo.url, LOGO_WIDTH, site.id) : null,
  ])
  const brochure = carBrochure(car, site, location, siteOrigin(site.domains, process.env.PORT), now)
  return renderBrochure({ brochure, siteName: site.name, colours: site.theme.colours, logo, photos })
}
