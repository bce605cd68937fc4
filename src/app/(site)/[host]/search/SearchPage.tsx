import type { Metadata } from 'next'
import { searchMetadata } from '@/site/metadata/searchMetadata'
import { SearchView } from '@/site/pages/SearchView'
import { NotFound, notFoundMetadata } from '../NotFound'
import { readSearchRoute, type SearchRoute } from './readSearchRoute'

export async function searchPageMetadata(route: SearchRoute): Promise<Metadata> {
  const { site, found } = await readSearchRoute(route)
  return found ? searchMetadata(site, found.landing) : notFoundMetadata(site)
}

/** The search page, shared by all search routes. */
export async function SearchPage(route: SearchRoute) {
  const { site, found } = await readSearchRoute(route)
  if (!found) return <NotFound site={site} />
  return <SearchView site={site} found={found} path={route.path} searchParams={route.searchParams} />
}
