import { beginsWithHeading } from '@/domain/site/textHeading'
import type { AnyBlock } from './blocks'
import { blockTraits } from './blockTraits.generated'

/** Whether a block says a heading that can be its page's own: one that staff left empty is none. */
export function carriesHeading(block: AnyBlock): boolean {
  const { heads, headingField } = blockTraits[block.blockType]
  if (!heads) return false
  if (block.blockType === 'richText') return beginsWithHeading(block.content)
  return !headingField || ('heading' in block && Boolean(block.heading?.trim()))
}
