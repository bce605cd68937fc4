import { pageExists } from '@/data/site/pageExists'
import { findSiteByHost } from '@/data/site/sites'
import { route } from '@/server/route'
import { cronAccess } from '../access'

/**
 * Whether a site has a page, by `?host=&path=`: `{ exists }`. Called with CRON_SECRET by the web server, for senders that asked for many
 * unknown pages.
 */
export const GET = route({ access: cronAccess }, async (request) => {
  const { searchParams } = new URL(request.url)
  const site = await findSiteByHost(searchParams.get('host'))
  const exists = site !== null && (await pageExists(site, searchParams.get('path') ?? ''))
  return Response.json({ exists }, { headers: { 'Cache-Control': 'no-store' } })
})
