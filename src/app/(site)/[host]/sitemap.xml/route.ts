import { countListedCars } from '@/data/site/sitemap'
import { findSiteByHost } from '@/data/site/sites'
import { siteOrigin } from '@/domain/site/origin'
import { carSitemapFiles, sitemapIndexXml } from '@/domain/site/sitemap'

/** The sitemap index of a dealer's site: one sitemap of pages, and one or more of cars. */
export async function GET(_request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await findSiteByHost((await params).host)
  if (!site?.isLive) return new Response('Not found', { status: 404 })
  const origin = siteOrigin(site.domains, process.env.PORT)
  const files = ['pages.xml', ...carSitemapFiles(await countListedCars(site))]
  const xml = sitemapIndexXml(files.map((file) => ({ url: `${origin}/sitemaps/${file}` })))
  return new Response(xml, { headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=300' } })
}
