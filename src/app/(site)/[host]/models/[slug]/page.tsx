import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { layoutOf } from '@/data/layouts'
import { modelsOf } from '@/data/models'
import { siteForHost } from '@/data/sites'
import { landingVocabulary, stockList } from '@/data/stock'
import { fromPriceText, modelLabel, modelLink } from '@/domain/models/modelRange'
import { searchLink } from '@/domain/stock/searchUrl'
import { refinementsFilter } from '@/domain/stock/stockSelection'
import { canonicalUrl } from '@/site/canonicalUrl'
import { modelBlocks } from '@/site/modelBlocks.generated'
import { RenderBlocks } from '@/site/RenderBlocks'
import { cardSettings } from '@/stock/card/cardSettings'
import { StockList } from '@/stock/StockList'
import { Badge } from '@/ui/Badge'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { Button } from '@/ui/Button'
import { Picture } from '@/ui/Picture'

interface ModelRouteProps {
  params: Promise<{ host: string; slug: string }>
}

export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** Cars of the model that its page lists at most. */
const LISTED_CARS = 8

export async function generateMetadata({ params }: ModelRouteProps): Promise<Metadata> {
  const { site, model } = await findModel(await params)
  return {
    title: `${model.makeName} ${model.name} | ${site.name}`,
    description: model.shortDescription ?? undefined,
    alternates: { canonical: canonicalUrl(site, modelLink(model)) },
    openGraph: { images: model.image ? [model.image.url] : undefined },
  }
}

/** A model of the range: what it is, what it starts at, and the ones in stock (MOD-04), then the site's own layout for models. */
export default async function ModelRoute({ params }: ModelRouteProps) {
  const { site, model } = await findModel(await params)
  const refinements = { make: [model.makeName], model: [model.name] }
  const [vocabulary, cars, blocks] = await Promise.all([
    landingVocabulary(site),
    stockList(site, { filter: refinementsFilter(refinements), limit: LISTED_CARS, sort: 'recommended' }),
    layoutOf(site.id, 'model'),
  ])
  const label = modelLabel(model)
  const price = fromPriceText(model, site.flags)
  const path = modelLink(model)
  return (
    <>
      <div className="container-page grid gap-8 py-6 lg:pb-section-space">
        <Breadcrumbs
          items={[{ name: 'Home', url: '/' }, { name: 'Our range', url: '/models' }, { name: model.name }]}
        />
        <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
          <div className="grid justify-items-start gap-4">
            {label && <Badge tone="accent">{label}</Badge>}
            <h1 className="heading-display">
              {model.makeName} {model.name}
            </h1>
            {price && <p className="heading-4 numbers">{price}</p>}
            <p className="measure text-lg text-muted">{model.description || model.shortDescription}</p>
            <div className="flex flex-wrap gap-3">
              <Button href={searchLink({ refinements }, vocabulary)}>View stock</Button>
              <Button href={site.links.testDrive} variant="secondary">
                Book a Test Drive
              </Button>
              {model.brochureUrl && (
                <Button href={model.brochureUrl} variant="quiet">
                  Brochure
                </Button>
              )}
            </div>
          </div>
          <div className="relative aspect-3/2 overflow-hidden rounded-panel bg-surface">
            <Picture
              fill
              priority
              src={model.image?.url}
              alt={`${model.makeName} ${model.name}`}
              sizes="(min-width: 64rem) 40rem, 100vw"
            />
          </div>
        </div>
        {model.disclaimer && <p className="text-sm text-muted">{model.disclaimer}</p>}
      </div>
      {cars.length > 0 && (
        <section className="block-section" data-ground="surface">
          <div className="container-page">
            <StockList
              heading={`${model.name} in stock`}
              headingLevel={2}
              cars={cars}
              settings={cardSettings(site)}
              now={new Date().toISOString()}
              display="carousel"
            />
          </div>
        </section>
      )}
      <RenderBlocks components={modelBlocks} blocks={blocks} context={{ site, path }} />
    </>
  )
}

async function findModel({ host, slug }: { host: string; slug: string }) {
  const site = await siteForHost(host)
  const model = site ? (await modelsOf(site.id)).find((one) => one.slug === slug) : undefined
  if (!site || !model) notFound()
  return { site, model }
}
