import { notFound, redirect } from 'next/navigation'
import { findLocationById } from '@/data/locations/locations'
import { findSiteByHost } from '@/data/site/sites'
import { findCarById } from '@/data/stock/cars'
import { generalLink } from '@/domain/finance/financeLink'
import { cashPrice } from '@/domain/stock/price'

/**
 * Finance for one car (FIN-10): the site's finance page, told of the car, whose price and terms its calculator then takes. Without
 * a car that the site knows, or on a site that shows no finance on its cars, it is the finance page as it is.
 */
export async function GET(request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  const id = new URL(request.url).searchParams.get('car_id') ?? ''
  const car = /^\d{1,9}$/.test(id) && site.flags.finance ? await findCarById(site.id, Number(id)) : null
  if (!car) redirect(site.links.finance)
  const location = car.locationId ? await findLocationById(site.id, car.locationId) : null
  const link = generalLink({
    links: site.links,
    car: { ...car, price: cashPrice(car) },
    dealershipSlug: location?.dealershipSlug,
  })
  // The calculator comes first; whoever wants to apply at once has the form further down the same page.
  redirect(site.links.finance.includes('#') ? link : link.replace(/#.*$/, '#finance-calculator'))
}
