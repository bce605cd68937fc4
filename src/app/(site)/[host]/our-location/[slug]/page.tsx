import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findLocationBySlug } from '@/data/locations/locations'
import { getLayout } from '@/data/site/layouts'
import { followRedirect } from '@/data/site/redirects'
import { findSiteByHost } from '@/data/site/sites'
import { locationMetadata } from '@/site/metadata/locationMetadata'
import { LocationView } from '@/site/pages/LocationView'
import { NotFound, notFoundMetadata } from '../../NotFound'

interface LocationRouteProps {
  params: Promise<{ host: string; slug: string }>
}

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: LocationRouteProps): Promise<Metadata> {
  const { site, location } = await findLocation(await params)
  return location ? locationMetadata(site, location) : notFoundMetadata(site)
}

export default async function LocationRoute({ params }: LocationRouteProps) {
  const { site, location } = await findLocation(await params)
  if (!location) {
    const { slug } = await params
    await followRedirect(site.id, `/our-location/${slug}`)
    await followRedirect(site.id, `/locations/${slug}`)
    return <NotFound site={site} />
  }
  return <LocationView site={site} location={location} blocks={await getLayout(site.id, 'location')} />
}

async function findLocation({ host, slug }: { host: string; slug: string }) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  return { site, location: await findLocationBySlug(site.id, slug) }
}
