import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getReservation } from '@/data/car/reservations'
import { findSiteByHost } from '@/data/site/sites'
import { findCarById } from '@/data/stock/cars'
import { ReservationView } from '@/site/pages/ReservationView'
import { NotFound } from '../../NotFound'

interface ReservationRouteProps {
  params: Promise<{ host: string; token: string }>
  searchParams: Promise<{ problem?: string }>
}

export const metadata: Metadata = {
  title: 'Reservation',
  robots: { index: false, follow: false },
  // The address goes to no other site, and the form's own request still names its origin.
  referrer: 'same-origin',
}

/** The page behind the emailed link of a reservation (CAR-19). It asks first, because mail scanners open links. */
export default async function ReservationRoute({ params, searchParams }: ReservationRouteProps) {
  const { host, token } = await params
  const { problem } = await searchParams
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const reservation = await getReservation(site.id, token, new Date())
  const car = reservation && (await findCarById(site.id, reservation.carId))
  if (!reservation || !car) return <NotFound site={site} />
  const state = reservation.state === 'pending' && problem === 'tooMany' ? 'tooMany' : reservation.state
  return <ReservationView {...{ site, car, token, state, expiresAt: reservation.expiresAt }} />
}
