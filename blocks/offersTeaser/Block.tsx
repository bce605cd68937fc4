import type { BlockProps } from '@blocks/blockProps'
import { toMediaImage } from '@/data/fromPayload/media'
import { pageTime } from '@/data/pageTime'
import { hasOffers } from '@/data/stock/offers'
import { Button } from '@/ui/actions/Button'
import { Picture } from '@/ui/media/Picture'

export async function Block({ block, context }: BlockProps<'offersTeaser'>) {
  const showOffers = await hasOffers(context.site, pageTime())
  const image = toMediaImage(block.image)
  const Heading = `h${context.headingLevel}` as const
  return (
    <div className={`grid items-center gap-8 lg:gap-16 ${image ? 'lg:grid-cols-2' : ''}`}>
      {image && (
        <div className="overflow-hidden rounded-panel bg-surface">
          <Picture
            src={image.url}
            alt={image.alt}
            width={image.width}
            height={image.height}
            sizes="(min-width: 64rem) 38rem, 100vw"
            className="aspect-3/2 w-full"
          />
        </div>
      )}
      <div className="flex flex-col items-start gap-5">
        <Heading className="heading-2 section-heading">{block.heading}</Heading>
        <p className="measure whitespace-pre-line">{block.text}</p>
        {showOffers && <Button href={block.link}>{block.buttonLabel}</Button>}
      </div>
    </div>
  )
}
