import { RichText } from '@payloadcms/richtext-lexical/react'
import { withPageHeading } from '@/domain/site/textHeading'
import type { BlockProps } from '@/site/blocks'
import { Prose } from '@/ui/Prose'

export function Block({ block, context }: BlockProps<'richText'>) {
  return (
    <Prose>
      <RichText data={context.headingLevel === 1 ? withPageHeading(block.content) : block.content} disableContainer />
    </Prose>
  )
}
