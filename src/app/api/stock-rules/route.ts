import { listSites } from '@/data/site/sites'
import { route } from '@/server/route'
import { cronAccess } from '../access'

export const dynamic = 'force-dynamic'

/**
 * The settings that index records depend on, by site. Called with CRON_SECRET by the worker that sends them to Algolia, which
 * runs without the CMS.
 */
export const GET = route({ access: cronAccess }, async () => {
  const sites = await listSites()
  return Response.json({
    sites: sites.map(({ id, slug, flags, finance, stockRules }) => ({ id, slug, flags, finance, stockRules })),
  })
})
