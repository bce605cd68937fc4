import { notFound, redirect } from 'next/navigation'
import { carWithId } from '@/data/cars'
import { locationWithId } from '@/data/locations'
import { siteForHost } from '@/data/sites'
import { generalLink } from '@/domain/finance/financeLink'
import { cashPrice } from '@/domain/stock/price'

/**
 * Finance for one car (FIN-10): the site's finance page, told of the car, whose price and terms its calculator then takes. Without
 * a car that the site knows, or on a site that shows no finance on its cars, it is the finance page as it is.
 */
export async function GET(request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await siteForHost((await params).host)
  if (!site) notFound()
  const id = new URL(request.url).searchParams.get('car_id') ?? ''
  const car = /^\d{1,9}$/.test(id) && site.flags.finance ? await carWithId(site.id, Number(id)) : null
  if (!car) redirect(site.links.finance)
  const location = car.locationId ? await locationWithId(site.id, car.locationId) : null
  const link = generalLink({
    links: site.links,
    car: { ...car, price: cashPrice(car) },
    dealershipSlug: location?.dealershipSlug,
  })
  // The calculator comes first; whoever wants to apply at once has the form further down the same page.
  redirect(site.links.finance.includes('#') ? link : link.replace(/#.*$/, '#finance-calculator'))
}
