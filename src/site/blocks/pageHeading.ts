import { startsWithHeading } from '@/domain/site/textHeading'
import type { AnyBlock } from '../../../blocks/blockProps'
import { blockTraits } from '../../../blocks/generated/blockTraits.generated'

/** Whether a block has a non-empty heading that can be the page's h1. */
export function hasHeading(block: AnyBlock): boolean {
  const traits = blockTraits[block.blockType]
  if (!traits.hasHeading) return false
  if (block.blockType === 'richText') return startsWithHeading(block.content)
  return !traits.headingField || ('heading' in block && Boolean(block.heading?.trim()))
}
