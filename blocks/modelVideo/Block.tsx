import { type BlockProps, requireModel } from '@blocks/blockProps'
import { CarVideo } from '@/car/CarVideo'
import { Section } from '@/ui/layout/Section'

export function Block({ block, context }: BlockProps<'modelVideo'>) {
  const { makeName, name, youtubeId, banner, image } = requireModel(context)
  if (!youtubeId) return null
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <div className="max-w-(--container-narrow)">
        <CarVideo
          url={`https://www.youtube.com/watch?v=${youtubeId}`}
          label={`Video of the ${makeName} ${name}`}
          poster={(banner ?? image)?.url ?? null}
        />
      </div>
    </Section>
  )
}
