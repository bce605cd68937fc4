import { renderBrochure } from '@/car/brochure/renderBrochure'
import { brochurePhotos, printedPicture } from '@/data/brochurePhotos'
import { carBySlug } from '@/data/cars'
import { locationWithId } from '@/data/locations'
import { siteForHost } from '@/data/sites'
import { BROCHURE_LIMITS, carBrochure } from '@/domain/car/brochure'
import { carPageState } from '@/domain/car/carPageState'
import { siteOrigin } from '@/domain/site/origin'
import { loggerFor } from '@/ops/logger'

export const dynamic = 'force-dynamic'

/** Pixels of a logo on paper. */
const LOGO_WIDTH = 640

/** A car's brochure as {slug}.pdf (CAR-16). */
export async function GET(request: Request, { params }: { params: Promise<{ host: string; slug: string }> }) {
  const { host, slug } = await params
  const site = await siteForHost(host)
  const car = site ? await carBySlug(site.id, slug) : null
  const now = new Date()
  if (!site || !car || carPageState(car, site.stockRules, now).kind === 'gone') {
    return Response.json({ errors: [{ field: 'slug', message: 'This car is not here any more.' }] }, { status: 404 })
  }
  try {
    const urls = car.images.slice(0, BROCHURE_LIMITS.photos).map(({ url }) => url)
    const [location, photos, logo] = await Promise.all([
      car.locationId ? locationWithId(site.id, car.locationId) : null,
      brochurePhotos(urls, site.id),
      site.logo ? printedPicture(site.logo.url, LOGO_WIDTH, site.id) : null,
    ])
    const origin = siteOrigin(site.domains, process.env.PORT)
    const brochure = carBrochure(car, site, location, origin, now)
    const pdf = await renderBrochure({ brochure, siteName: site.name, colours: site.theme.colours, logo, photos })
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${car.slug}.pdf"`,
        'Cache-Control': 'private, max-age=300',
      },
    })
  } catch (error) {
    loggerFor(request).error({ err: error, site: site.slug, car: slug }, 'A brochure could not be made')
    const message = 'The brochure could not be made just now. Please try again in a moment.'
    return Response.json({ errors: [{ field: 'slug', message }] }, { status: 503 })
  }
}
