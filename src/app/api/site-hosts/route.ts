import { findSiteByHost } from '@/data/site/sites'
import { route } from '@/server/route'
import { cronAccess } from '../access'

/** Whether `?host=` leads to a site: `{ known }`. For our own proxy, which proves itself with the deployment's CRON_SECRET. */
export const GET = route({ access: cronAccess }, async (request) => {
  const site = await findSiteByHost(new URL(request.url).searchParams.get('host'))
  return Response.json({ known: site !== null }, { headers: { 'Cache-Control': 'no-store' } })
})
