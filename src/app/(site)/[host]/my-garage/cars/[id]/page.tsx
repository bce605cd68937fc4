import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { findShopperOfPage } from '@/data/shoppers/currentShopper'
import { findOwnCarOfPage } from '@/data/shoppers/ownCars'
import { findSiteByHost } from '@/data/site/sites'
import { localTime } from '@/domain/openingHours/localTime'
import { signInLink } from '@/domain/site/signIn'
import { OwnCarView } from '@/site/pages/OwnCarView'
import { NotFound } from '../../../NotFound'

interface OwnCarRouteProps {
  params: Promise<{ host: string; id: string }>
  searchParams: Promise<{ saved?: string; error?: string }>
}

export const metadata: Metadata = { title: 'Your car', robots: { index: false, follow: false } }

/** Adds (`/my-garage/cars/new`) or changes one of the shopper's own cars. */
export default async function OwnCarRoute({ params, searchParams }: OwnCarRouteProps) {
  const { host, id } = await params
  const site = await findSiteByHost(host)
  if (!site) notFound()
  if (!site.flags.garage) return <NotFound site={site} />
  const shopper = await findShopperOfPage(site)
  if (!shopper) redirect(signInLink('my-garage', `/my-garage/cars/${id}`, site.links.garage))
  const car = id === 'new' ? null : await findOwnCarOfPage(shopper, id)
  if (id !== 'new' && !car) return <NotFound site={site} />
  const { saved, error } = await searchParams
  const today = localTime(site.timeZone, new Date()).date
  return <OwnCarView {...{ site, car, today, email: shopper.email, saved: saved === '1', error }} />
}
