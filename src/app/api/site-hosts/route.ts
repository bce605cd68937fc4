import { siteForHost } from '@/data/sites'
import { bearsCronSecret } from '@/ops/cronSecret'

/** Whether `?host=` leads to a site: `{ known }`. For our own proxy, which proves itself with the deployment's CRON_SECRET. */
export async function GET(request: Request) {
  if (!bearsCronSecret(request.headers.get('authorization')))
    return Response.json(
      { errors: [{ field: 'authorization', message: 'A valid bearer token is required.' }] },
      { status: 401 },
    )
  const site = await siteForHost(new URL(request.url).searchParams.get('host'))
  return Response.json({ known: site !== null }, { headers: { 'Cache-Control': 'no-store' } })
}
