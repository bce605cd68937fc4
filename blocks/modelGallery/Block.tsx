import { type BlockProps, requireModel } from '@blocks/blockProps'
import { Section } from '@/ui/layout/Section'
import { Picture } from '@/ui/media/Picture'

export function Block({ block, context }: BlockProps<'modelGallery'>) {
  const { makeName, name, images } = requireModel(context)
  if (images.length === 0) return null
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <div className="picture-wall">
        {images.map(({ url, alt }, position) => (
          <div key={url} className="relative aspect-3/2 min-w-0 flex-1 overflow-hidden rounded-card bg-surface">
            <Picture
              fill
              src={url}
              alt={alt || `${makeName} ${name}, picture ${position + 1}`}
              sizes={position === 0 ? '(min-width: 64rem) 42rem, 100vw' : '(min-width: 64rem) 26rem, 94vw'}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}
