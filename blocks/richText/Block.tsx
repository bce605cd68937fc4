import type { BlockProps } from '@blocks/blockProps'
import { promoteFirstHeading } from '@/domain/site/textHeading'
import { Prose } from '@/ui/content/Prose'
import { RichText } from '@/ui/content/RichText'

export function Block({ block, context }: BlockProps<'richText'>) {
  return (
    <Prose className="prose-split">
      <RichText data={context.headingLevel === 1 ? promoteFirstHeading(block.content) : block.content} />
    </Prose>
  )
}
