import { findSiteByHost } from '@/data/site/sites'
import { streamVehicleFeed } from '@/data/stock/vehicleFeeds'
import { findVehicleFeed, VEHICLE_FEEDS } from '@/domain/stock/vehicleFeeds/vehicleFeeds'

interface FeedRouteProps {
  params: Promise<{ host: string; file: string }>
}

/** Advertisers fetch a few times a day. */
const MAX_AGE_SECONDS = 300

/** The site's cars as a feed for an advertiser, or its cars that are left out with reasons, streamed; 404 when the feed is off. */
export async function GET(_request: Request, { params }: FeedRouteProps): Promise<Response> {
  const { host, file } = await params
  const site = await findSiteByHost(host)
  const feed = findVehicleFeed(file)
  if (!site || !feed || !site.flags[VEHICLE_FEEDS[feed.name].flag]) return new Response('Not found', { status: 404 })
  // Reads the first line before responding, so that a database failure gives an error instead of a truncated feed.
  const chunks = streamVehicleFeed(site, feed.name, feed.part)
  const firstChunks = [await chunks.next(), await chunks.next()]
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = firstChunks.shift() ?? (await chunks.next())
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void chunks.return(undefined),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `inline; filename="${file}"`,
      'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
