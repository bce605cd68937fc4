import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { locationAt } from '@/data/locations'
import { siteForHost } from '@/data/sites'
import { LocationView } from '@/site/LocationView'
import { locationMetadata } from '@/site/locationMetadata'
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
  if (!location) return <NotFound site={site} />
  return <LocationView site={site} location={location} />
}

async function findLocation({ host, slug }: { host: string; slug: string }) {
  const site = await siteForHost(host)
  if (!site) notFound()
  return { site, location: await locationAt(site.id, slug) }
}
