import { findSiteByHost } from '@/data/site/sites'
import { siteOrigin } from '@/domain/site/origin'
import { robotsTxt } from '@/domain/site/sitemap'

/** Crawler rules of a dealer's site and the address of its sitemap. */
export async function GET(_request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await findSiteByHost((await params).host)
  if (!site) return new Response('Not found', { status: 404 })
  return new Response(robotsTxt(siteOrigin(site.domains, process.env.PORT)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
