import type { BlockProps } from '@blocks/blockProps'
import { toMediaImage } from '@/data/fromPayload/media'
import { Section } from '@/ui/layout/Section'
import { Carousel } from '@/ui/media/Carousel'
import { Picture } from '@/ui/media/Picture'

export function Block({ block, context }: BlockProps<'pictureGallery'>) {
  const { heading, intro, display } = block
  const wall = display === 'wall'
  const figures = block.pictures.flatMap(({ id, image, caption }, position) => {
    const picture = toMediaImage(image)
    if (!picture) return []
    const sizes = wall && position === 0 ? '(min-width: 64rem) 42rem, 100vw' : '(min-width: 64rem) 26rem, 94vw'
    return [
      <figure key={id ?? picture.url} className="flex min-w-0 flex-col gap-2">
        <div className="relative aspect-3/2 flex-1 overflow-hidden rounded-card bg-surface">
          <Picture fill src={picture.url} alt={picture.alt} sizes={sizes} />
        </div>
        {caption && <figcaption className="text-sm text-muted">{caption}</figcaption>}
      </figure>,
    ]
  })
  if (!wall) {
    return (
      <Carousel
        label={heading}
        heading={<Section heading={heading} intro={intro} headingLevel={context.headingLevel} />}
      >
        {figures}
      </Carousel>
    )
  }
  return (
    <Section heading={heading} intro={intro} headingLevel={context.headingLevel}>
      <div className="picture-wall">{figures}</div>
    </Section>
  )
}
