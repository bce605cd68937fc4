import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTime } from '@/data/pageTime'
import { findSiteByHost } from '@/data/site/sites'
import { findCarBySlug } from '@/data/stock/cars'
import { compareGroups, toComparedCar } from '@/domain/car/compareCars'
import { parseCompared } from '@/domain/car/comparedLink'
import type { Site } from '@/domain/site/site'
import { isListed } from '@/domain/stock/visibility'
import { buildMetadata } from '@/site/metadata/buildMetadata'
import { CompareView } from '@/site/pages/CompareView'
import { NotFound, notFoundMetadata } from '../NotFound'

interface CompareRouteProps {
  params: Promise<{ host: string }>
  searchParams: Promise<{ cars?: string | string[] }>
}

export async function generateMetadata({ params }: CompareRouteProps): Promise<Metadata> {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!site.flags.compare) return notFoundMetadata(site)
  const title = `Compare ${site.stockNoun.many} | ${site.name}`
  return {
    ...buildMetadata(site, { title, description: undefined, path: '/compare', picture: null }),
    robots: { index: false },
  }
}

/** Up to four listed cars side by side, `?cars=a,b,c` by their slugs (FAV-06). */
export default async function CompareRoute({ params, searchParams }: CompareRouteProps) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!site.flags.compare) return <NotFound site={site} />
  const cars = await findCompared(site, parseCompared((await searchParams).cars), pageTime())
  return <CompareView site={site} cars={cars} groups={compareGroups(cars)} />
}

async function findCompared(site: Site, slugs: readonly string[], now: Date) {
  const found = await Promise.all(slugs.map((slug) => findCarBySlug(site.id, slug)))
  return found
    .filter((car) => car !== null)
    .filter((car) => isListed(car, site.stockRules, now))
    .map((car) => toComparedCar(car, site, now))
}
