import { pageTime } from '@/data/pageTime'
import { listTerms } from '@/domain/finance/listTerms'
import type { Model } from '@/domain/models/model'
import { modelLink } from '@/domain/models/modelRange'
import { ENQUIRE_ABOUT_OFFER, formatOfferEnd, formatOfferPrice, type Offer } from '@/domain/offers/offer'
import { siteOrigin } from '@/domain/site/origin'
import type { Site } from '@/domain/site/site'
import type { CarSummary } from '@/domain/stock/car'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { offerData } from '@/domain/structuredData/productData'
import { cardSettings } from '@/stock/card/cardSettings'
import { StockList } from '@/stock/StockList'
import { Button } from '@/ui/actions/Button'
import { LinkArrow } from '@/ui/actions/LinkArrow'
import { Badge } from '@/ui/content/Badge'
import { JsonLd } from '@/ui/content/JsonLd'
import { Price } from '@/ui/content/Price'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Picture } from '@/ui/media/Picture'
import { Trail } from '../metadata/Trail'

interface OfferViewProps {
  site: Site
  offer: Offer
  /** the offer's cars; may be empty */
  cars: CarSummary[]
  /** the models that the offer is about */
  models: readonly Model[]
}

/** A current special offer with its cars or models and its small print. */
export function OfferView({ site, offer, cars, models }: OfferViewProps) {
  const price = formatOfferPrice(offer)
  const until = formatOfferEnd(offer, site.timeZone)
  const now = pageTime()
  const data = offerData(offer, site, siteOrigin(site.domains, process.env.PORT))
  return (
    <>
      <div className="container-page flex flex-col gap-6 py-6 pb-section-space">
        <Breadcrumbs
          items={[
            { name: 'Home', url: '/' },
            { name: 'Special offers', url: site.links.offers },
            { name: offer.title },
          ]}
        />
        <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-14">
          {offer.image && (
            <Picture
              priority
              src={offer.image.url}
              alt={offer.image.alt}
              width={offer.image.width}
              height={offer.image.height}
              sizes="(min-width: 64rem) 46rem, 100vw"
              className="aspect-3/2 w-full rounded-panel"
            />
          )}
          <div className="flex flex-col items-start gap-5">
            {offer.badge && <Badge tone="accent">{offer.badge}</Badge>}
            <h1 className="heading-1">{offer.title}</h1>
            <p className="measure text-lg text-muted">{offer.summary}</p>
            {price && <Price size="lg" text={price.text} before={price.before} note={offer.priceNote} />}
            {until && <p className="font-semibold">{until}</p>}
            <Button href={offer.link ?? site.links.contact} size="lg">
              {offer.linkLabel ?? ENQUIRE_ABOUT_OFFER}
            </Button>
            {models.length > 0 && (
              <ul className="grid gap-2">
                {models.map((model) => (
                  <li key={model.id}>
                    <LinkArrow href={modelLink(model)}>
                      {model.makeName} {model.name}
                    </LinkArrow>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <section aria-label="Small print" className="measure mt-4 text-sm whitespace-pre-line text-muted">
          {offer.disclaimer}
        </section>
        {data && <JsonLd text={jsonLdText(data)} />}
        <Trail
          site={site}
          steps={[
            { name: 'Special offers', path: site.links.offers },
            { name: offer.title, path: null },
          ]}
        />
      </div>
      {cars.length > 0 && (
        <section className="block-section" data-surface="surface" data-width="contained">
          <div className="container-page">
            <StockList
              heading={`${cars.length === 1 ? 'The' : 'These'} ${cars.length === 1 ? site.stockNoun.one : site.stockNoun.many}`}
              headingLevel={2}
              cars={cars}
              settings={cardSettings(site)}
              priceDisclaimer={site.wording.priceDisclaimer}
              now={now.toISOString()}
              terms={listTerms(site, now)}
              display="grid"
            />
          </div>
        </section>
      )}
    </>
  )
}
