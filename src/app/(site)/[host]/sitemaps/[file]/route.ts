import { listSitemapCars, listSitemapPages } from '@/data/site/sitemap'
import { findSiteByHost } from '@/data/site/sites'
import { carSitemapIndex, sitemapXml } from '@/domain/site/sitemap'

/** One file of the site's sitemap index. */
export async function GET(_request: Request, { params }: { params: Promise<{ host: string; file: string }> }) {
  const { host, file } = await params
  const site = await findSiteByHost(host)
  const part = carSitemapIndex(file)
  if (!site?.isLive || (part === null && file !== 'pages.xml')) return new Response('Not found', { status: 404 })
  const addresses = part === null ? await listSitemapPages(site, new Date()) : await listSitemapCars(site, part)
  if (addresses.length === 0) return new Response('Not found', { status: 404 })
  return new Response(sitemapXml(addresses), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=300' },
  })
}
