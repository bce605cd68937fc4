import { findSiteByHost } from '@/data/site/sites'
import { requireCronSecret } from '@/server/cronSecret'

/** Whether `?host=` leads to a site: `{ known }`. For our own proxy, which proves itself with the deployment's CRON_SECRET. */
export async function GET(request: Request) {
  const refusal = requireCronSecret(request)
  if (refusal) return refusal
  const site = await findSiteByHost(new URL(request.url).searchParams.get('host'))
  return Response.json({ known: site !== null }, { headers: { 'Cache-Control': 'no-store' } })
}
