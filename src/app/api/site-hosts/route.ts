import { findSiteByHost } from '@/data/site/sites'
import { hasAccounts, signInGates } from '@/domain/site/signInGates'
import { route } from '@/server/route'
import { cronAccess } from '../access'

/**
 * Whether `?host=` belongs to a site, and which of its pages ask for a sign-in: `{ known, gates, notLive }`, without gates on a site where nobody
 * can sign in, and with the site's id as `notLive` until it is launched. Called by the proxy with CRON_SECRET.
 */
export const GET = route({ access: cronAccess }, async (request) => {
  const site = await findSiteByHost(new URL(request.url).searchParams.get('host'))
  const gates = site && hasAccounts(site.flags) ? signInGates(site) : null
  const notLive = site && !site.isLive ? site.id : null
  return Response.json({ known: site !== null, gates, notLive }, { headers: { 'Cache-Control': 'no-store' } })
})
