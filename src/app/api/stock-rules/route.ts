import { listSites } from '@/data/site/sites'
import { requireCronSecret } from '@/server/cronSecret'

export const dynamic = 'force-dynamic'

/**
 * What each site's index records rest on, for the worker that sends them to Algolia and holds no CMS of its own. It proves itself
 * with the deployment's CRON_SECRET.
 */
export async function GET(request: Request) {
  const refusal = requireCronSecret(request)
  if (refusal) return refusal
  const sites = await listSites()
  return Response.json({
    sites: sites.map(({ id, slug, flags, finance, stockRules }) => ({ id, slug, flags, finance, stockRules })),
  })
}
