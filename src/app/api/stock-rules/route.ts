import { everySite } from '@/data/sites'
import { refusalWithoutCronSecret } from '@/ops/cronSecret'

export const dynamic = 'force-dynamic'

/**
 * What each site's index records rest on, for the worker that sends them to Algolia and holds no CMS of its own. It proves itself
 * with the deployment's CRON_SECRET.
 */
export async function GET(request: Request) {
  const refusal = refusalWithoutCronSecret(request)
  if (refusal) return refusal
  const sites = await everySite()
  return Response.json({
    sites: sites.map(({ id, slug, flags, finance, stockRules }) => ({ id, slug, flags, finance, stockRules })),
  })
}
