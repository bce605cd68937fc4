import { SearchPage, type SearchRoute, searchMetadata } from '../SearchPage'

interface SearchRouteProps {
  params: Promise<{ host: string; segments?: string[] }>
  searchParams: Promise<SearchRoute['searchParams']>
}

export async function generateMetadata(props: SearchRouteProps) {
  return searchMetadata(await routeOf(props))
}

export default async function SearchRoutePage(props: SearchRouteProps) {
  return <SearchPage {...(await routeOf(props))} />
}

async function routeOf({ params, searchParams }: SearchRouteProps): Promise<SearchRoute> {
  const { host, segments = [] } = await params
  return { host, segments, path: ['/search', ...segments].join('/'), searchParams: await searchParams }
}
