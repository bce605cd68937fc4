import { notFound, redirect } from 'next/navigation'
import { findSiteByHost } from '@/data/site/sites'
import { addCarId } from '@/domain/site/addCarId'

/** Redirects the trade-in link of a car's page (CAR-07) to the site's trade-in page. */
export async function GET(request: Request, { params }: { params: Promise<{ host: string }> }) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  redirect(addCarId(site.links.tradeIn, new URL(request.url).searchParams.get('car_id')))
}
