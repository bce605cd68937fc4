import { clsx } from 'clsx'
import type { MediaImage } from '@/domain/mediaImage'
import type { ModelFeature } from '@/domain/models/model'
import { Card } from '@/ui/layout/Card'
import { Carousel } from '@/ui/media/Carousel'
import { Picture } from '@/ui/media/Picture'

interface ModelFeaturesProps {
  features: readonly ModelFeature[]
  headingLevel: 2 | 3
}

/** A model's features, each in its own layout; consecutive cards form rows (MOD-04). */
export function ModelFeatures({ features, headingLevel }: ModelFeaturesProps) {
  let sideBySideCount = 0
  return (
    <div className="grid gap-12 lg:gap-20">
      {groupIntoRows(features).map((row) => {
        const [first] = row
        if (!first) return null
        if (first.template === 'card') {
          return (
            <ul
              key={first.title}
              className={clsx('grid gap-grid sm:grid-cols-2', row.length !== 2 && 'lg:grid-cols-3')}
            >
              {row.map((feature) => (
                <FeatureCard key={feature.title} feature={feature} headingLevel={headingLevel} />
              ))}
            </ul>
          )
        }
        const text = <FeatureText feature={first} headingLevel={headingLevel} />
        if (first.template === 'words' || first.images.length === 0) return <div key={first.title}>{text}</div>
        if (first.template === 'wide') {
          return (
            <div key={first.title} className="grid gap-6">
              <Pictures images={first.images} title={first.title} wide />
              {text}
            </div>
          )
        }
        sideBySideCount += 1
        return (
          <div key={first.title} className="grid items-center gap-6 lg:grid-cols-2 lg:gap-16">
            <div className={clsx('min-w-0', sideBySideCount % 2 === 0 && 'lg:order-last')}>
              <Pictures images={first.images} title={first.title} />
            </div>
            {text}
          </div>
        )
      })}
    </div>
  )
}

/** Consecutive cards form a row; any other block is its own row. */
function groupIntoRows(features: readonly ModelFeature[]): ModelFeature[][] {
  const rows: ModelFeature[][] = []
  for (const feature of features) {
    const last = rows.at(-1)
    if (feature.template === 'card' && last?.[0]?.template === 'card') last.push(feature)
    else rows.push([feature])
  }
  return rows
}

function FeatureText({ feature, headingLevel }: { feature: ModelFeature; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  return (
    <div>
      <Heading className="heading-3 text-balance">{feature.title}</Heading>
      {feature.description && (
        <p className="measure mt-3 text-lg whitespace-pre-line text-muted">{feature.description}</p>
      )}
    </div>
  )
}

function FeatureCard({ feature, headingLevel }: { feature: ModelFeature; headingLevel: 2 | 3 }) {
  const { title, description, images } = feature
  const Heading = `h${headingLevel}` as const
  return (
    <Card as="li" padding="none" className="flex flex-col overflow-hidden">
      {images[0] && (
        <div className="relative aspect-3/2 bg-surface">
          <Picture fill src={images[0].url} alt="" crop="3:2" sizes="(min-width: 64rem) 26rem, 94vw" />
        </div>
      )}
      <div className="grid gap-2 p-card">
        <Heading className="heading-4">{title}</Heading>
        {description && <p className="text-muted">{description}</p>}
      </div>
    </Card>
  )
}

interface PicturesProps {
  images: readonly MediaImage[]
  title: string
  wide?: boolean
}

/** A single picture, or a carousel of several. */
function Pictures({ images, title, wide = false }: PicturesProps) {
  const frames = images.map(({ url, alt }) => (
    <div
      key={url}
      className={clsx(
        'relative overflow-hidden rounded-panel bg-surface',
        wide ? 'aspect-3/2 sm:aspect-21/9' : 'aspect-3/2',
      )}
    >
      <Picture fill src={url} alt={alt} sizes={wide ? '100vw' : '(min-width: 64rem) 38rem, 94vw'} />
    </div>
  ))
  return frames.length > 1 ? <Carousel label={`Pictures of ${title}`}>{frames}</Carousel> : frames[0]
}
