import { notFound, redirect } from 'next/navigation'
import { siteForHost } from '@/data/sites'
import { withCarId } from '@/domain/site/withCarId'

/** Finance for one car (FIN-10) is asked for on the site's own finance page, which is told of the car. */
export async function GET(request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await siteForHost((await params).host)
  if (!site) notFound()
  redirect(withCarId(site.links.finance, new URL(request.url).searchParams.get('car_id')))
}
