import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { findAlertsOfEmail } from '@/data/alerts/alertSettings'
import { findShopperOfPage } from '@/data/shoppers/currentShopper'
import { getGarage } from '@/data/shoppers/garage'
import { findSiteByHost } from '@/data/site/sites'
import { listCarCards } from '@/data/stock/cars'
import { signInLink } from '@/domain/site/signIn'
import { hasGarage } from '@/domain/site/signInGates'
import { GarageView } from '@/site/pages/GarageView'
import { NotFound, notFoundMetadata } from '../NotFound'

interface GarageRouteProps {
  params: Promise<{ host: string }>
}

export async function generateMetadata({ params }: GarageRouteProps): Promise<Metadata> {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!hasGarage(site.flags)) return notFoundMetadata(site)
  return { title: `${site.wording.myGarage} | ${site.name}`, robots: { index: false, follow: false } }
}

/** What a signed-in shopper has on the site (FAV-06). The proxy sends everybody else to the sign-in before this runs. */
export default async function GarageRoute({ params }: GarageRouteProps) {
  const site = await findSiteByHost((await params).host)
  if (!site) notFound()
  if (!hasGarage(site.flags)) return <NotFound site={site} />
  const shopper = await findShopperOfPage(site)
  if (!shopper) redirect(signInLink('my-garage', site.links.garage, '/'))
  const [garage, alerts] = await Promise.all([getGarage(shopper), findAlertsOfEmail(site, shopper.email)])
  const cards = await listCarCards(
    site,
    [...garage.saved, ...garage.watched, ...garage.viewed].map(({ id }) => id),
  )
  return <GarageView {...{ site, shopper, garage, cards, alerts, now: new Date().toISOString() }} />
}
