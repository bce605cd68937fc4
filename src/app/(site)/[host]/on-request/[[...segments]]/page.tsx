import { notFound } from 'next/navigation'
import type { SearchRoute } from '../../search/readSearchRoute'
import { SearchPage, searchPageMetadata } from '../../search/SearchPage'

interface RefinedSearchProps {
  params: Promise<{ host: string; segments?: string[] }>
  searchParams: Promise<SearchRoute['searchParams']>
}

export async function generateMetadata(props: RefinedSearchProps) {
  return searchPageMetadata(await toSearchRoute(props))
}

/**
 * A search with refinements beyond its landing (STK-02), rendered per request. The proxy rewrites such addresses to this
 * route, so that landings, which read no query string, stay cached.
 */
export default async function RefinedSearchRoute(props: RefinedSearchProps) {
  return <SearchPage {...(await toSearchRoute(props))} />
}

async function toSearchRoute({ params, searchParams }: RefinedSearchProps): Promise<SearchRoute> {
  const { host, segments = [] } = await params
  const [root, ...rest] = segments
  if (root === 'search')
    return { host, segments: rest, path: ['/search', ...rest].join('/'), searchParams: await searchParams }
  if (root === 'cars' && rest.length === 0)
    return { host, segments: [], path: '/cars', searchParams: await searchParams }
  return notFound()
}
