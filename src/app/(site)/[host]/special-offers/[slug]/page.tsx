import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listModels } from '@/data/models/models'
import { pageTime } from '@/data/pageTime'
import { followRedirect } from '@/data/site/redirects'
import { findSiteByHost } from '@/data/site/sites'
import { findOfferBySlug, listOfferCars } from '@/data/stock/offers'
import { offerPath } from '@/domain/offers/offer'
import { buildMetadata } from '@/site/metadata/buildMetadata'
import { EndedPage } from '@/site/pages/EndedPage'
import { OfferView } from '@/site/pages/OfferView'
import { NotFound, notFoundMetadata } from '../../NotFound'

interface OfferRouteProps {
  params: Promise<{ host: string; slug: string }>
}

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: OfferRouteProps): Promise<Metadata> {
  const { site, found } = await findOffer(await params)
  if (!found) return notFoundMetadata(site)
  const { offer, isOn } = found
  return {
    ...buildMetadata(site, {
      title: `${offer.title} | ${site.name}`,
      description: offer.summary,
      path: offerPath(offer),
      picture: offer.image?.url ?? null,
      shareImagePath: site.links.offers,
    }),
    robots: isOn ? undefined : { index: false },
  }
}

/** A special offer with its cars or models and small print; after its end, a link to current offers. */
export default async function OfferRoute({ params }: OfferRouteProps) {
  const { site, found } = await findOffer(await params)
  if (!found) {
    await followRedirect(site.id, `/special-offers/${(await params).slug}`)
    return <NotFound site={site} />
  }
  const { offer, isOn } = found
  if (!isOn) return <EndedPage title={offer.title} message="This offer has ended." link={site.links.offers} />
  const [cars, models] = await Promise.all([listOfferCars(site, offer), listModels(site.id)])
  const offerModels = models.filter(({ id }) => offer.modelIds.includes(id))
  return <OfferView site={site} offer={offer} cars={cars} models={offerModels} />
}

async function findOffer({ host, slug }: { host: string; slug: string }) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  return { site, found: await findOfferBySlug(site, slug, pageTime()) }
}
