import { findSiteByHost } from '@/data/site/sites'
import { comingSoonHtml } from '@/site/launch/comingSoonHtml'

/** Every page of a site that is not live, for strangers. Reached by a rewrite of the proxy. */
export async function GET(_request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await findSiteByHost((await params).host)
  if (!site) return new Response('Not found', { status: 404 })
  return new Response(comingSoonHtml(site), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
