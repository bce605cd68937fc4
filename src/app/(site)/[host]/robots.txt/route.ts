import { findSiteByHost } from '@/data/site/sites'
import { siteOrigin } from '@/domain/site/origin'
import { CLOSED_ROBOTS_TXT, robotsTxt } from '@/domain/site/sitemap'

/** Crawler rules of a dealer's site and the address of its sitemap. */
export async function GET(_request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await findSiteByHost((await params).host)
  if (!site) return new Response('Not found', { status: 404 })
  return new Response(site.isLive ? robotsTxt(siteOrigin(site.domains, process.env.PORT)) : CLOSED_ROBOTS_TXT, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': site.isLive ? 'public, max-age=300' : 'no-store',
    },
  })
}
