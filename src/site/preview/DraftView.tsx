import { toHoursWording } from '@/data/fromPayload/hoursWording'
import { toLocation } from '@/data/fromPayload/location'
import { toModelDetail } from '@/data/fromPayload/model'
import { toOffer } from '@/data/fromPayload/offer'
import { toPost } from '@/data/fromPayload/post'
import { toPromoCard } from '@/data/fromPayload/promotion'
import { listLocations } from '@/data/locations/locations'
import { findModelBySlug, listModels } from '@/data/models/models'
import type { Draft } from '@/data/site/drafts'
import { getLayout } from '@/data/site/layouts'
import { findPreviewCar } from '@/data/stock/cars'
import { listOfferCars } from '@/data/stock/offers'
import { resolveSearch } from '@/data/stock/searchPage'
import type { Site } from '@/domain/site/site'
import { PromoCard } from '@/stock/promotions/PromoCard'
import { pageBlocks } from '../../../blocks/generated/pageBlocks.generated'
import type { Layout } from '../../payload-types'
import { RenderBlocks } from '../blocks/RenderBlocks'
import { CarSections } from '../pages/CarView'
import { LocationView } from '../pages/LocationView'
import { ModelView } from '../pages/ModelView'
import { OfferView } from '../pages/OfferView'
import { PostView } from '../pages/PostView'
import { SearchView } from '../pages/SearchView'
import { HoursWordingView } from './HoursWordingView'

/** A document as its page will show it. A page layout is shown around the site's first car, search, location or model. */
export async function DraftView({ site, draft }: { site: Site; draft: Draft }) {
  switch (draft.collection) {
    case 'posts':
      return <PostView site={site} post={toPost(draft.document)} related={[]} />
    case 'offers': {
      const offer = toOffer(draft.document)
      const [cars, models] = await Promise.all([listOfferCars(site, offer), listModels(site.id)])
      return (
        <OfferView
          site={site}
          offer={offer}
          cars={cars}
          models={models.filter(({ id }) => offer.modelIds.includes(id))}
        />
      )
    }
    case 'promoCards':
      return (
        <ul className="container-page grid justify-center py-section-space [grid-template-columns:minmax(0,22rem)]">
          <PromoCard card={toPromoCard(draft.document)} headingLevel={2} />
        </ul>
      )
    case 'locations':
      return (
        <LocationView site={site} location={toLocation(draft.document)} blocks={await getLayout(site.id, 'location')} />
      )
    case 'hoursWording':
      return <HoursWordingView site={site} wording={toHoursWording(draft.document)} />
    case 'models':
      return <ModelView site={site} model={toModelDetail(draft.document)} blocks={await getLayout(site.id, 'model')} />
    case 'sections':
      return (
        <RenderBlocks
          components={pageBlocks}
          blocks={draft.document.layout}
          context={{ site, path: '/' }}
          promoteFirstHeading
        />
      )
    case 'layouts':
      return <LayoutDraft site={site} layout={draft.document} />
  }
}

async function LayoutDraft({ site, layout: { kind, layout } }: { site: Site; layout: Layout }) {
  const blocks = layout ?? []
  if (kind === 'search') {
    const found = await resolveSearch(site, [], {})
    return found && <SearchView site={site} found={found} path="/search" searchParams={{}} blocks={blocks} />
  }
  if (kind === 'car') {
    const found = await findPreviewCar(site)
    return found ? <CarSections site={site} blocks={blocks} {...found} /> : <NothingToShow what={site.stockNoun.one} />
  }
  if (kind === 'location') {
    const location = (await listLocations(site.id))[0]
    return location ? (
      <LocationView site={site} location={location} blocks={blocks} />
    ) : (
      <NothingToShow what="location" />
    )
  }
  const first = (await listModels(site.id))[0]
  const model = first ? await findModelBySlug(site.id, first.slug) : null
  return model ? <ModelView site={site} model={model} blocks={blocks} /> : <NothingToShow what="model" />
}

const NothingToShow = ({ what }: { what: string }) => (
  <p className="container-page py-section-space text-center text-muted">
    Add a {what} to see this layout: it is shown around the site’s first one.
  </p>
)
