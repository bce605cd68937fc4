import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import PostRoute from '@/app/(site)/[host]/blog/[slug]/page'
import CarRoute from '@/app/(site)/[host]/cars/[slug]/page'
import PageRoute from '@/app/(site)/[host]/cms-page/[[...path]]/page'
import ContactRoute from '@/app/(site)/[host]/contact-us/[slug]/page'
import ModelRoute from '@/app/(site)/[host]/models/[slug]/page'
import ModelsRoute from '@/app/(site)/[host]/models/page'
import LocationRoute from '@/app/(site)/[host]/our-location/[slug]/page'
import { SearchPage } from '@/app/(site)/[host]/search/SearchPage'
import OfferRoute from '@/app/(site)/[host]/special-offers/[slug]/page'
import { segmentsToPath } from '@/domain/site/path'
import { PERSONAL_ROOTS } from '@/domain/site/personalRoots.mjs'

type SearchParams = Record<string, string | string[] | undefined>

/** The page of a site at a path, by the routes that shoppers get. 404 for pages of a single shopper. */
export async function renderSitePage(
  host: string,
  path: readonly string[],
  searchParams: SearchParams,
): Promise<ReactNode> {
  const [root = '', slug, ...rest] = path
  // A preview has nothing to show there.
  if (PERSONAL_ROOTS.includes(root)) notFound()
  if (root === 'search')
    return SearchPage({ host, segments: path.slice(1), path: segmentsToPath([...path]) ?? '/search', searchParams })
  if (root === 'cars' && slug === undefined) return SearchPage({ host, segments: [], path: '/cars', searchParams })
  if (root === 'models' && slug === undefined) return ModelsRoute({ params: Promise.resolve({ host }) })
  const Route = slug !== undefined && rest.length === 0 ? ROUTES[root] : undefined
  if (Route && slug !== undefined) return Route({ params: Promise.resolve({ host, slug }) })
  return PageRoute({ params: Promise.resolve({ host, path: [...path] }) })
}

type DocumentRoute = (props: { params: Promise<{ host: string; slug: string }> }) => Promise<ReactNode>

/** Routes of single documents, by the first part of their path. */
const ROUTES: Readonly<Record<string, DocumentRoute>> = {
  blog: PostRoute,
  cars: CarRoute,
  'contact-us': ContactRoute,
  locations: LocationRoute,
  models: ModelRoute,
  'our-location': LocationRoute,
  'special-offers': OfferRoute,
}
