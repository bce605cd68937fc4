import type { BlockProps } from '@blocks/blockProps'
import { RichText } from '@payloadcms/richtext-lexical/react'
import { promoteFirstHeading } from '@/domain/site/textHeading'
import { Prose } from '@/ui/content/Prose'

export function Block({ block, context }: BlockProps<'richText'>) {
  return (
    <Prose className="prose-split">
      <RichText
        data={context.headingLevel === 1 ? promoteFirstHeading(block.content) : block.content}
        disableContainer
      />
    </Prose>
  )
}
