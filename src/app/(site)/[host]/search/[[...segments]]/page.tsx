import { SearchPage, type SearchRoute, searchPageMetadata } from '../SearchPage'

interface LandingRouteProps {
  params: Promise<{ host: string; segments?: string[] }>
}

/** A landing is made on first visit and kept until the site's stock, or anything else that it shows, changes. */
export const dynamic = 'force-static'
/** An hour at most, so that a sold car's last day (STK-07) ends with the day. */
export const revalidate = 3600
export const generateStaticParams = () => []

export async function generateMetadata(props: LandingRouteProps) {
  return searchPageMetadata(await toSearchRoute(props))
}

/** A landing of the search (STK-01). What a shopper narrows further is rendered by `on-request`. */
export default async function LandingRoute(props: LandingRouteProps) {
  return <SearchPage {...(await toSearchRoute(props))} />
}

async function toSearchRoute({ params }: LandingRouteProps): Promise<SearchRoute> {
  const { host, segments = [] } = await params
  return { host, segments, path: ['/search', ...segments].join('/'), searchParams: {} }
}
