import { LateCarVideo } from '@/car/lateSections'
import { imageFromPayload } from '@/data/fromPayload/media'
import type { BlockProps } from '@/site/blocks'
import { Section } from '@/ui/Section'

export function Block({ block, context }: BlockProps<'video'>) {
  const { heading, intro, url, poster } = block
  return (
    <Section heading={heading} intro={intro} headingLevel={context.headingLevel}>
      <div className="max-w-(--container-narrow)">
        <LateCarVideo url={url} label={heading} poster={imageFromPayload(poster)?.url ?? null} />
      </div>
    </Section>
  )
}
