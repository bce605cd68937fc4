import { listSites } from '@/data/site/sites'
import { route } from '@/server/route'
import { cronAccess } from '../access'

export const dynamic = 'force-dynamic'

/**
 * What each site's index records rest on, for the worker that sends them to Algolia and holds no CMS of its own. It proves itself
 * with the deployment's CRON_SECRET.
 */
export const GET = route({ access: cronAccess }, async () => {
  const sites = await listSites()
  return Response.json({
    sites: sites.map(({ id, slug, flags, finance, stockRules }) => ({ id, slug, flags, finance, stockRules })),
  })
})
