import type { NextRequest } from 'next/server'
import { provideSearchPart } from '@/site/pages/provideSearchPart'
import { readSearchRoute } from '../../search/readSearchRoute'

/**
 * Provides what a search with filters has of its own to the production server, which renders the whole page where this provides nothing. The proxy
 * sends nobody else here.
 */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ host: string; segments?: string[] }> },
) {
  const { host, segments: decoded = [] } = await params
  // As pages get them: what leads on from an address is written for these.
  const segments = decoded.map(encodeURIComponent)
  const [root = '', ...rest] = segments
  const route = {
    host,
    path: `/${segments.join('/')}`,
    segments: root === 'search' ? rest : [],
    searchParams: toSearchParams(request.nextUrl.searchParams),
  }
  const { site, found } = await readSearchRoute(route)
  await provideSearchPart(site, found, route)
  return new Response(null, { status: 204 })
}

/** As Next gives them to pages. */
function toSearchParams(params: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}
