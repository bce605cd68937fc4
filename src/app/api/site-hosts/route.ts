import { findSiteByHost } from '@/data/site/sites'
import { route } from '@/server/route'
import { cronAccess } from '../access'

/** Whether `?host=` belongs to a site: `{ known }`. Called by the proxy with CRON_SECRET. */
export const GET = route({ access: cronAccess }, async (request) => {
  const site = await findSiteByHost(new URL(request.url).searchParams.get('host'))
  return Response.json({ known: site !== null }, { headers: { 'Cache-Control': 'no-store' } })
})
