import type { BlockProps } from '@blocks/blockProps'
import { LateCarVideo } from '@/car/lateSections'
import { toMediaImage } from '@/data/fromPayload/media'
import { Section } from '@/ui/layout/Section'

export function Block({ block, context }: BlockProps<'video'>) {
  const { heading, intro, url, poster } = block
  return (
    <Section heading={heading} intro={intro} headingLevel={context.headingLevel} beside>
      <LateCarVideo url={url} label={heading} poster={toMediaImage(poster)?.url ?? null} />
    </Section>
  )
}
