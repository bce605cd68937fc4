import { notFound, redirect } from 'next/navigation'
import { siteForHost } from '@/data/sites'
import { withCarId } from '@/domain/site/withCarId'

/** The trade-in link of a car's page (CAR-07) leads to the page that the site values trade-ins on. */
export async function GET(request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await siteForHost((await params).host)
  if (!site) notFound()
  redirect(withCarId(site.links.tradeIn, new URL(request.url).searchParams.get('car_id')))
}
