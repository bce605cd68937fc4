import type { SearchRoute } from '../readSearchRoute'
import { SearchPage, searchPageMetadata } from '../SearchPage'

interface LandingRouteProps {
  params: Promise<{ host: string; segments?: string[] }>
}

/** Rendered on the first visit and cached until the site's stock or other content changes. */
export const dynamic = 'force-static'
/** At most an hour, so that sold cars (STK-07) disappear on time. */
export const revalidate = 3600
export const generateStaticParams = () => []

export async function generateMetadata(props: LandingRouteProps) {
  return searchPageMetadata(await toSearchRoute(props))
}

/** A search landing (STK-01). Further refinements are rendered by `on-request`. */
export default async function LandingRoute(props: LandingRouteProps) {
  return <SearchPage {...(await toSearchRoute(props))} />
}

async function toSearchRoute({ params }: LandingRouteProps): Promise<SearchRoute> {
  const { host, segments = [] } = await params
  return { host, segments, path: ['/search', ...segments].join('/'), searchParams: {} }
}
