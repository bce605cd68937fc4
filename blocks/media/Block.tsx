import type { BlockProps } from '@blocks/blockProps'
import { toMediaImage } from '@/data/fromPayload/media'
import { Button } from '@/ui/actions/Button'
import { Prose } from '@/ui/content/Prose'
import { RichText } from '@/ui/content/RichText'
import { Picture } from '@/ui/media/Picture'

export function Block({ block, context }: BlockProps<'media'>) {
  const image = toMediaImage(block.image)
  if (!image) return null
  const alone = block.position === 'above'
  const figure = (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-panel bg-surface">
        <Picture
          src={image.url}
          alt={image.alt}
          width={image.width}
          height={image.height}
          sizes={alone ? '(min-width: 80rem) 80rem, 100vw' : '(min-width: 64rem) 38rem, (min-width: 48rem) 50vw, 100vw'}
          className={alone ? 'h-auto w-full' : 'aspect-3/2 w-full'}
        />
      </div>
      {block.caption && <figcaption className="mt-3 text-sm text-muted">{block.caption}</figcaption>}
    </figure>
  )
  if (alone) return figure
  const { heading, content, buttonLabel, buttonLink } = block.beside ?? {}
  const Heading = `h${context.headingLevel}` as const
  return (
    <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-16">
      <div className={block.position === 'right' ? 'md:order-2' : undefined}>{figure}</div>
      <div className="flex flex-col items-start gap-5">
        {heading && <Heading className="heading-2 section-heading">{heading}</Heading>}
        {content && (
          <Prose>
            <RichText data={content} />
          </Prose>
        )}
        {buttonLabel && buttonLink && (
          <Button href={buttonLink} variant="secondary">
            {buttonLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
