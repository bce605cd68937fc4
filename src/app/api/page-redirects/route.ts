import { findOtherAddress } from '@/data/site/otherAddress'
import { findPageByPath } from '@/data/site/pages'
import { findSiteByHost } from '@/data/site/sites'
import { normalizePath } from '@/domain/site/path'
import { route } from '@/server/route'
import { cronAccess } from '../access'

/**
 * Where an address of a site leads that no page has, by `?host=&path=`: `{ to, permanent }`, `to` null if nowhere. Called by the
 * proxy with CRON_SECRET, so that an address with a slash at its end is redirected once.
 */
export const GET = route({ access: cronAccess }, async (request) => {
  const { searchParams } = new URL(request.url)
  const site = await findSiteByHost(searchParams.get('host'))
  const path = normalizePath(searchParams.get('path') ?? '')
  const isPage = site ? (await findPageByPath(site.id, path)) !== null : true
  const found = site && !isPage ? await findOtherAddress(site, path) : null
  return Response.json(found ?? { to: null, permanent: true }, { headers: { 'Cache-Control': 'no-store' } })
})
