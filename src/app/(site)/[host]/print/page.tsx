import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PrintedCar } from '@/car/PrintedCar'
import { PrintNow } from '@/car/PrintNow'
import { findLocationById } from '@/data/locations/locations'
import { findSiteByHost } from '@/data/site/sites'
import { findCarById, findCarBySlug } from '@/data/stock/cars'
import { carBrochure } from '@/domain/car/brochure'
import { carPageState } from '@/domain/car/carPageState'
import { parseDocumentId } from '@/domain/documentId'
import { siteOrigin } from '@/domain/site/origin'
import { NotFound } from '../NotFound'

interface PrintProps {
  params: Promise<{ host: string }>
  searchParams: Promise<{ car_id?: string | string[] }>
}

export const metadata: Metadata = { title: 'Print', robots: { index: false, follow: false } }

/** The print view of a car, in a new tab (CAR-16). `car_id` is its slug or id. */
export default async function PrintPage({ params, searchParams }: PrintProps) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  const idOrSlug = [(await searchParams).car_id].flat()[0] ?? ''
  const id = parseDocumentId(idOrSlug)
  const car = id ? await findCarById(site.id, id) : await findCarBySlug(site.id, idOrSlug)
  const now = new Date()
  if (!car || carPageState(car, site.stockRules, now).kind === 'gone') return <NotFound site={site} />
  const location = car.locationId ? await findLocationById(site.id, car.locationId) : null
  const brochure = carBrochure(car, site, location, siteOrigin(site.domains, process.env.PORT), now)
  return (
    <>
      <PrintedCar brochure={brochure} images={car.images} siteName={site.name} logo={site.logo} />
      <PrintNow carPath={car.path} />
    </>
  )
}
