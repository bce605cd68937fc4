import { everySite } from '@/data/sites'
import { bearsCronSecret } from '@/ops/cronSecret'

export const dynamic = 'force-dynamic'

/**
 * What each site's index records rest on, for the worker that sends them to Algolia and holds no CMS of its own. It proves itself
 * with the deployment's CRON_SECRET.
 */
export async function GET(request: Request) {
  if (!bearsCronSecret(request.headers.get('authorization'))) {
    const errors = [{ field: 'authorization', message: 'A valid bearer token is required.' }]
    return Response.json({ errors }, { status: 401 })
  }
  const sites = await everySite()
  return Response.json({
    sites: sites.map(({ id, slug, flags, finance, stockRules }) => ({ id, slug, flags, finance, stockRules })),
  })
}
