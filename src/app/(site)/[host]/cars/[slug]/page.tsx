import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findLocationById } from '@/data/locations/locations'
import { pageTime } from '@/data/pageTime'
import { followRedirect } from '@/data/site/redirects'
import { findSiteByHost } from '@/data/site/sites'
import { findCarBySlug } from '@/data/stock/cars'
import { carPageState } from '@/domain/car/carPageState'
import { siteOrigin } from '@/domain/site/origin'
import { carData } from '@/domain/structuredData/carData'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { carMetadata } from '@/site/metadata/carMetadata'
import { CarView } from '@/site/pages/CarView'
import { GonePage } from '@/site/pages/GonePage'
import { JsonLd } from '@/ui/content/JsonLd'
import { NotFound, notFoundMetadata } from '../../NotFound'

interface CarRouteProps {
  params: Promise<{ host: string; slug: string }>
}

export const dynamic = 'force-static'
/**
 * An hour, since what it shows of the rest of the stock is that old. Changes of the car, and of the cars whose cards it shows, expire the page
 * immediately.
 */
export const revalidate = 3600
export const generateStaticParams = () => []

export async function generateMetadata({ params }: CarRouteProps): Promise<Metadata> {
  const { site, car } = await findCar(await params)
  if (!car) return notFoundMetadata(site)
  const state = carPageState(car, site.stockRules, pageTime())
  // The title does not disclose a delisted car.
  if (state.kind === 'gone') return { title: `No longer listed | ${site.name}`, robots: { index: false } }
  return carMetadata(site, car, state)
}

export default async function CarRoute({ params }: CarRouteProps) {
  const { site, car } = await findCar(await params)
  if (!car) {
    await followRedirect(site.id, `/cars/${(await params).slug}`)
    return <NotFound site={site} />
  }
  if (carPageState(car, site.stockRules, pageTime()).kind === 'gone') return <GonePage what="car" />
  const location = car.locationId ? await findLocationById(site.id, car.locationId) : null
  return (
    <>
      <JsonLd text={jsonLdText(carData(car, site, siteOrigin(site.domains, process.env.PORT)))} />
      <CarView site={site} car={car} location={location} />
    </>
  )
}

async function findCar({ host, slug }: { host: string; slug: string }) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  return { site, car: await findCarBySlug(site.id, slug) }
}
