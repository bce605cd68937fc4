import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findLocationBySlug } from '@/data/locations/locations'
import { followMovedLocation } from '@/data/site/redirects'
import { findSiteByHost } from '@/data/site/sites'
import { locationContactMetadata } from '@/site/metadata/locationMetadata'
import { LocationContactView } from '@/site/pages/LocationContactView'
import { NotFound, notFoundMetadata } from '../../NotFound'

interface ContactRouteProps {
  params: Promise<{ host: string; slug: string }>
}

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ContactRouteProps): Promise<Metadata> {
  const { site, location } = await findLocation(await params)
  return location ? locationContactMetadata(site, location) : notFoundMetadata(site)
}

/** The contact page of one location (LEAD-11). */
export default async function ContactRoute({ params }: ContactRouteProps) {
  const { site, location } = await findLocation(await params)
  if (!location) {
    await followMovedLocation(site.id, `/contact-us/${(await params).slug}`)
    return <NotFound site={site} />
  }
  return <LocationContactView site={site} location={location} />
}

async function findLocation({ host, slug }: { host: string; slug: string }) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  return { site, location: await findLocationBySlug(site.id, slug) }
}
