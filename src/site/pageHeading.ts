import type { RichTextBlock } from '../payload-types'
import type { AnyBlock } from './blocks'
import { blockTraits } from './blockTraits.generated'

type RichText = RichTextBlock['content']

/** Whether a block says a heading that can be its page's own: one that staff left empty is none. */
export function carriesHeading(block: AnyBlock): boolean {
  const { heads, headingField } = blockTraits[block.blockType]
  if (!heads) return false
  if (block.blockType === 'richText') return beginsWithHeading(block.content)
  return !headingField || ('heading' in block && Boolean(block.heading?.trim()))
}

/** A text whose first heading is the page's own. */
export function withPageHeading(content: RichText): RichText {
  if (!beginsWithHeading(content)) return content
  const [first, ...rest] = content.root.children
  return { ...content, root: { ...content.root, children: [{ ...first!, tag: 'h1' }, ...rest] } }
}

function beginsWithHeading(content: RichText): boolean {
  return content.root.children[0]?.type === 'heading'
}
