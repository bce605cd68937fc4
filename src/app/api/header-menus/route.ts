import { z } from 'zod'
import { route } from '@/server/route'
import { getHeaderMenus, headerMenusVersion } from '@/site/chrome/getHeaderMenus'
import { siteAccess } from '../access'

/** The menus of the host's header, for dropdowns and the drawer. */
export const GET = route(
  { access: siteAccess(), query: z.object({ v: z.string().optional() }) },
  async (_, { access, query }) => {
    const menus = await getHeaderMenus(access)
    // A page that is older than the menus gets today's, and keeps them no longer than it lasts itself.
    const isCurrent = query.v === headerMenusVersion(menus)
    const headers = { 'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store' }
    return Response.json(menus, { headers })
  },
)
