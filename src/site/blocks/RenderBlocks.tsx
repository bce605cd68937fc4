import { type ComponentType, createElement, type ReactNode } from 'react'
import type { AnyBlock, BlockComponents, BlockContext, BlockProps, BlockSlug } from '../../../blocks/blockProps'
import type { BlockSlot } from '../../../blocks/defineBlock'
import { blockTraits } from '../../../blocks/generated/blockTraits.generated'
import { hasHeading } from './pageHeading'

interface RenderBlocksProps {
  blocks: readonly AnyBlock[] | null | undefined
  /** those of the layout's place, such as `carBlocks` */
  components: Partial<BlockComponents>
  context: Omit<BlockContext, 'headingLevel'>
  /** only the blocks of this column; all of them unless given */
  slot?: BlockSlot
  /** true where the page has no heading of its own: its first block with one carries the h1, else its title is one that is heard */
  promoteFirstHeading?: boolean
}

/**
 * Renders a layout's blocks in order, each in a section whose ground, width and anchor belong to the page. A block whose
 * required flag is off on this site is left out, and so is one that the place does not offer.
 */
export function RenderBlocks({
  blocks,
  components,
  context,
  slot,
  promoteFirstHeading = false,
}: RenderBlocksProps): ReactNode {
  const shown = (blocks ?? []).filter((block) => {
    const { requires, slot: own } = blockTraits[block.blockType]
    return block.blockType in components && (!requires || context.site.flags[requires]) && (!slot || own === slot)
  })
  const head = promoteFirstHeading ? shown.findIndex(hasHeading) : -1
  const sections = shown.map((block, position) => (
    <BlockSection key={block.id ?? position} block={block} column={slot === 'main' || slot === 'sidebar'}>
      <BlockOf
        block={block}
        components={components}
        context={{ ...context, headingLevel: position === head ? 1 : 2 }}
      />
    </BlockSection>
  ))
  if (!promoteFirstHeading || head >= 0 || !context.title) return sections
  return (
    <>
      <h1 className="sr-only">{context.title}</h1>
      {sections}
    </>
  )
}

interface BlockSectionProps {
  block: AnyBlock
  /** inside a column the column gives the width, and sections stand closer */
  column: boolean
  children: ReactNode
}

function BlockSection({ block, column, children }: BlockSectionProps) {
  const { width } = blockTraits[block.blockType]
  const ground = 'ground' in block ? (block.ground ?? 'paper') : 'paper'
  return (
    <section
      id={block.anchor || undefined}
      className={column ? 'block-section-column' : 'block-section'}
      data-block={block.blockType}
      data-surface={ground}
      data-width={width}
    >
      {width === 'contained' && !column ? <div className="container-page">{children}</div> : children}
    </section>
  )
}

/** One block by its type. The registry pairs each type with its component, which TypeScript cannot follow through a union. */
export function BlockOf({ block, components, context }: BlockOfProps) {
  const component = components[block.blockType] as ComponentType<BlockProps<BlockSlug>>
  return createElement(component, { block, context })
}

interface BlockOfProps extends Pick<RenderBlocksProps, 'components'> {
  block: AnyBlock
  context: BlockContext
}
