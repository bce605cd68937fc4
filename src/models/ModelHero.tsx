import type { ModelDetail } from '@/domain/models/model'
import { formatFromPrice, modelLabel } from '@/domain/models/modelRange'
import type { Flags } from '@/domain/site/flags'
import { Button } from '@/ui/actions/Button'
import { Badge } from '@/ui/content/Badge'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Picture } from '@/ui/media/Picture'

interface ModelHeroProps {
  model: ModelDetail
  flags: Pick<Flags, 'variantPrices'>
  /** search for cars of this model; null without stock */
  stock: { href: string; count: number } | null
  testDriveHref: string
  enquireHref: string
  /** a line below the price, set by the dealer */
  offerLine: string | null
  /** "7-year warranty, unlimited kilometres" */
  warranty: string | null
  headingLevel: 1 | 2
}

/** The top of a model's page: banner or picture, name, label, starting price and actions (MOD-04). */
export function ModelHero(props: ModelHeroProps) {
  const { model, flags, stock, testDriveHref, enquireHref, offerLine, warranty, headingLevel } = props
  const { makeName, name, banner, image, brochureUrl, specSheetUrl } = model
  const label = modelLabel(model)
  const price = formatFromPrice(model, flags)
  const facts = [model.body, model.fuel, warranty].filter(Boolean)
  const Heading = `h${headingLevel}` as const
  const breadcrumbs = (
    <Breadcrumbs items={[{ name: 'Home', url: '/' }, { name: 'Our range', url: '/models' }, { name: model.name }]} />
  )
  const text = (
    <div className="grid justify-items-start gap-4">
      {label && <Badge tone="accent">{label}</Badge>}
      <Heading className="heading-display">
        {makeName} {name}
      </Heading>
      {price && <p className="heading-4 numbers">{price} drive away</p>}
      {offerLine && <p className="font-semibold text-accent-text">{offerLine}</p>}
      <p className="measure text-lg text-muted">{model.description || model.shortDescription}</p>
      {facts.length > 0 && <p className="text-sm text-muted">{facts.join(' · ')}</p>}
      <div className="flex flex-wrap gap-3">
        {stock ? (
          <Button href={stock.href}>View {stock.count} in stock</Button>
        ) : (
          <Button href={enquireHref}>Register your interest</Button>
        )}
        <Button href={testDriveHref} variant="secondary">
          Book a Test Drive
        </Button>
        {brochureUrl && (
          <Button href={brochureUrl} variant="quiet">
            Brochure
          </Button>
        )}
        {specSheetUrl && (
          <Button href={specSheetUrl} variant="quiet">
            Spec sheet
          </Button>
        )}
      </div>
    </div>
  )
  if (banner) {
    return (
      <>
        <div className="container-page pt-6 pb-4">{breadcrumbs}</div>
        <div className="relative aspect-4/3 w-full bg-surface sm:aspect-21/9 lg:aspect-3/1">
          <Picture fill priority src={banner.url} alt={banner.alt} sizes="100vw" />
        </div>
        <div className="container-page pt-8 pb-8 lg:pt-12">{text}</div>
      </>
    )
  }
  return (
    <div className="container-page grid gap-6 pt-6 pb-8">
      {breadcrumbs}
      <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
        {text}
        <div className="relative aspect-3/2 overflow-hidden rounded-panel bg-surface">
          <Picture
            fill
            priority
            src={image?.url}
            alt={`${makeName} ${name}`}
            crop="3:2"
            sizes="(min-width: 64rem) 40rem, 100vw"
          />
        </div>
      </div>
    </div>
  )
}
