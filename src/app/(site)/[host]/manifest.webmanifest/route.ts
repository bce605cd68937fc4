import { findSiteByHost } from '@/data/site/sites'
import { webManifest } from '@/domain/site/manifest'

/** The web app manifest, for adding the site to a home screen. */
export async function GET(_request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await findSiteByHost((await params).host)
  if (!site) return new Response('Not found', { status: 404 })
  return new Response(JSON.stringify(webManifest(site)), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=300' },
  })
}
