import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { locationAt } from '@/data/locations'
import { siteForHost } from '@/data/sites'
import { LocationView } from '@/site/LocationView'
import { locationMetadata } from '@/site/locationMetadata'

interface LocationRouteProps {
  params: Promise<{ host: string; slug: string }>
}

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: LocationRouteProps): Promise<Metadata> {
  const { site, location } = await findLocation(await params)
  return locationMetadata(site, location)
}

export default async function LocationRoute({ params }: LocationRouteProps) {
  const { site, location } = await findLocation(await params)
  return <LocationView site={site} location={location} />
}

async function findLocation({ host, slug }: { host: string; slug: string }) {
  const site = await siteForHost(host)
  const location = site ? await locationAt(site.id, slug) : null
  if (!site || !location) notFound()
  return { site, location }
}
