import { notFound, redirect } from 'next/navigation'
import { findLocationById } from '@/data/locations/locations'
import { findSiteByHost } from '@/data/site/sites'
import { findCarById } from '@/data/stock/cars'
import { parseDocumentId } from '@/domain/documentId'
import { generalLink } from '@/domain/finance/financeLink'
import { hiddenPages, leadsTo } from '@/domain/site/hiddenPages'
import { cashPrice } from '@/domain/stock/price'

/**
 * Redirects to the finance page with the car's id, whose price and terms its calculator then uses (FIN-10). For an unknown
 * car redirects to the plain finance page. Not found on a site without finance.
 */
export async function GET(request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (leadsTo(site.links.finance, hiddenPages(site))) notFound()
  const id = parseDocumentId(new URL(request.url).searchParams.get('car_id'))
  const car = id && site.flags.finance ? await findCarById(site.id, id) : null
  if (!car) redirect(site.links.finance)
  const location = car.locationId ? await findLocationById(site.id, car.locationId) : null
  const link = generalLink({
    links: site.links,
    car: { ...car, price: cashPrice(car) },
    dealershipSlug: location?.dealershipSlug,
  })
  // Links to the calculator; the application form is further down the same page.
  redirect(site.links.finance.includes('#') ? link : link.replace(/#[\s\S]*/, '#finance-calculator'))
}
