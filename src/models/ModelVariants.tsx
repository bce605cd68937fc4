import type { MediaImage } from '@/domain/mediaImage'
import type { ModelVariant } from '@/domain/models/model'
import { formatVariantPrice } from '@/domain/models/modelRange'
import type { Flags } from '@/domain/site/flags'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'

/** Features that a variant's card shows before the rest is collapsed. */
const INITIAL_FEATURES = 5

interface ModelVariantsProps {
  variants: readonly ModelVariant[]
  /** of the model, for variants without their own */
  image: MediaImage | null
  flags: Pick<Flags, 'variantPrices'>
  enquireHref: string
  enquireLabel: string
  headingLevel: 2 | 3
}

/** The variants of a model side by side: price, features and an enquiry link (MOD-04, MOD-05). */
export function ModelVariants(props: ModelVariantsProps) {
  const { variants, image, flags, enquireHref, enquireLabel, headingLevel } = props
  const Heading = `h${headingLevel}` as const
  const hasImages = variants.some((variant) => variant.image)
  return (
    <ul className="card-rows grid gap-grid">
      {variants.map((variant) => {
        const { fullName, series, features } = variant
        const price = formatVariantPrice(variant, flags)
        return (
          <Card as="li" key={fullName} padding="none" className="flex flex-col overflow-hidden">
            {hasImages && (
              <div className="relative aspect-16/9 bg-surface">
                <Picture
                  fill
                  src={(variant.image ?? image)?.url}
                  alt=""
                  sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 94vw"
                />
              </div>
            )}
            <div className="flex flex-1 flex-col gap-3 p-card">
              <div>
                <Heading className="heading-4">{fullName}</Heading>
                {series && <p className="text-sm text-muted">{series}</p>}
              </div>
              {price && (
                <p className="numbers">
                  <span className="heading-4">{price}</span> <span className="text-sm text-muted">drive away</span>
                </p>
              )}
              {features.length > 0 && <FeatureLines features={features.slice(0, INITIAL_FEATURES)} />}
              {features.length > INITIAL_FEATURES && (
                <details className="group">
                  <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent-text">
                    <span className="group-open:hidden">And {features.length - INITIAL_FEATURES} more</span>
                    <span className="hidden group-open:inline">Show fewer</span>
                  </summary>
                  <FeatureLines features={features.slice(INITIAL_FEATURES)} />
                </details>
              )}
              <div className="mt-auto pt-2">
                <Button href={enquireHref} variant="secondary" fullWidth aria-label={`${enquireLabel}: ${fullName}`}>
                  {enquireLabel}
                </Button>
              </div>
            </div>
          </Card>
        )
      })}
    </ul>
  )
}

function FeatureLines({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-1.5">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Icon name="check" className="mt-1 size-4 flex-none text-positive" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
