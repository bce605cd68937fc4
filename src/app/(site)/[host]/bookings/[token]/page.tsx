import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findBookingToChange, listOtherTimes } from '@/data/locations/bookingToChange'
import { findShopperOfPage } from '@/data/shoppers/currentShopper'
import { findSiteByHost } from '@/data/site/sites'
import { decodeSegment } from '@/domain/site/path'
import { BookingView } from '@/site/pages/BookingView'
import { NotFound } from '../../NotFound'

interface BookingRouteProps {
  params: Promise<{ host: string; token: string }>
  searchParams: Promise<{ date?: string; done?: string; error?: string }>
}

export const metadata: Metadata = {
  title: 'Your booking',
  robots: { index: false, follow: false },
  // The address goes to no other site, and the forms' own requests still name their origin.
  referrer: 'same-origin',
}

/** A booking to move or cancel. The token of the link, which only its shopper has, is the access control. */
export default async function BookingRoute({ params, searchParams }: BookingRouteProps) {
  const { host, token } = await params
  const { date, done, error } = await searchParams
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const now = new Date()
  const booking = await findBookingToChange(site, decodeSegment(token), now)
  if (!booking) return <NotFound site={site} />
  const [times, shopper] = await Promise.all([
    booking.state === 'booked'
      ? listOtherTimes(site, booking, typeof date === 'string' ? date : null, now)
      : { dates: [], date: null, slots: [] },
    findShopperOfPage(site),
  ])
  const isChanged = done === 'moved' || done === 'cancelled'
  return (
    <BookingView
      {...{ site, token, booking, times }}
      isChanged={isChanged}
      error={typeof error === 'string' ? error : undefined}
      isSignedIn={shopper !== null}
    />
  )
}
