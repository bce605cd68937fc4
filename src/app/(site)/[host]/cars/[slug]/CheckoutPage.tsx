import { notFound } from 'next/navigation'
import { hasActiveHold } from '@/data/car/holds'
import { findFormOfKind } from '@/data/enquiry/formSettings'
import { findLocationById } from '@/data/locations/locations'
import { findSiteByHost } from '@/data/site/sites'
import { findCarBySlug } from '@/data/stock/cars'
import { isReservable } from '@/domain/car/carButtons'
import { carPageState } from '@/domain/car/carPageState'
import { type CheckoutKind, CheckoutView } from '@/site/pages/CheckoutView'
import { NotFound } from '../../NotFound'

interface CheckoutPageProps {
  host: string
  /** null where the address names no car */
  slug: string | null
  kind: CheckoutKind
}

/** Reserving a car, or beginning to buy it (CAR-19). A car that is held already cannot be held again. */
export async function CheckoutPage({ host, slug, kind }: CheckoutPageProps) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const car = slug === null ? null : await findCarBySlug(site.id, slug)
  const isOffered = kind === 'purchase' ? site.flags.buyOnline : site.flags.reserveOnline || site.flags.buyOnline
  const now = new Date()
  if (!car || !isOffered || carPageState(car, site.stockRules, now).kind === 'gone') return <NotFound site={site} />
  const location = car.locationId ? await findLocationById(site.id, car.locationId) : null
  const available = isReservable(car) && !(await hasActiveHold(site.id, car.id, now))
  const settings = await findFormOfKind(site.id, kind)
  return <CheckoutView {...{ site, car, location, kind, settings, available }} />
}
