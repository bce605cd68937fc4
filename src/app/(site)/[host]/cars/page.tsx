import type { SearchRoute } from '../search/readSearchRoute'
import { SearchPage, searchPageMetadata } from '../search/SearchPage'

interface OurStockProps {
  params: Promise<{ host: string }>
}

/** Cached like every landing. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

export async function generateMetadata(props: OurStockProps) {
  return searchPageMetadata(await toSearchRoute(props))
}

/** Our Stock (STK-01): the search of the site's whole stock. */
export default async function OurStockPage(props: OurStockProps) {
  return <SearchPage {...(await toSearchRoute(props))} />
}

async function toSearchRoute({ params }: OurStockProps): Promise<SearchRoute> {
  return { host: (await params).host, segments: [], path: '/cars', searchParams: {} }
}
