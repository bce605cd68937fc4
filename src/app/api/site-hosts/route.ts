import { siteForHost } from '@/data/sites'
import { refusalWithoutCronSecret } from '@/ops/cronSecret'

/** Whether `?host=` leads to a site: `{ known }`. For our own proxy, which proves itself with the deployment's CRON_SECRET. */
export async function GET(request: Request) {
  const refusal = refusalWithoutCronSecret(request)
  if (refusal) return refusal
  const site = await siteForHost(new URL(request.url).searchParams.get('host'))
  return Response.json({ known: site !== null }, { headers: { 'Cache-Control': 'no-store' } })
}
