import { SearchPage, type SearchRoute, searchMetadata } from '../search/SearchPage'

interface OurStockProps {
  params: Promise<{ host: string }>
  searchParams: Promise<SearchRoute['searchParams']>
}

export async function generateMetadata(props: OurStockProps) {
  return searchMetadata(await routeOf(props))
}

/** Our Stock (STK-01): all that the site sells, under the address that shoppers type. */
export default async function OurStockPage(props: OurStockProps) {
  return <SearchPage {...(await routeOf(props))} />
}

async function routeOf({ params, searchParams }: OurStockProps): Promise<SearchRoute> {
  return { host: (await params).host, segments: [], path: '/cars', searchParams: await searchParams }
}
