import { notFound } from 'next/navigation'
import { hasActiveHold } from '@/data/car/holds'
import { findFormByKind } from '@/data/enquiry/formSettings'
import { findLocationById } from '@/data/locations/locations'
import { findSiteByHost } from '@/data/site/sites'
import { findCarBySlug } from '@/data/stock/cars'
import { isReservable } from '@/domain/car/carButtons'
import { carPageState } from '@/domain/car/carPageState'
import { type CheckoutKind, CheckoutView } from '@/site/pages/CheckoutView'
import { NotFound } from '../../NotFound'

interface CheckoutPageProps {
  host: string
  /** null when the address has no car */
  slug: string | null
  kind: CheckoutKind
}

/** Reserves a car or starts its purchase (CAR-19). A car with an active hold is not available. */
export async function CheckoutPage({ host, slug, kind }: CheckoutPageProps) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const car = slug === null ? null : await findCarBySlug(site.id, slug)
  const isOffered = kind === 'purchase' ? site.flags.buyOnline : site.flags.reserveOnline || site.flags.buyOnline
  const now = new Date()
  if (!car || !isOffered || carPageState(car, site.stockRules, now).kind === 'gone') return <NotFound site={site} />
  const location = car.locationId ? await findLocationById(site.id, car.locationId) : null
  const available = isReservable(car) && !(await hasActiveHold(site.id, car.id, now))
  const settings = await findFormByKind(site.id, kind)
  return <CheckoutView {...{ site, car, location, kind, settings, available }} />
}
