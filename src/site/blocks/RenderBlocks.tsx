import { type ComponentType, cache, createElement, type ReactNode } from 'react'
import { currentPreview } from '@/data/preview/currentPreview'
import { hiddenPages, withoutLinksTo } from '@/domain/site/hiddenPages'
import type { Site } from '@/domain/site/site'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import type { AnyBlock, BlockComponents, BlockContext, BlockProps, BlockSlug } from '../../../blocks/blockProps'
import type { BlockSlot } from '../../../blocks/defineBlock'
import { blockTraits } from '../../../blocks/generated/blockTraits.generated'
import { MissingBlock } from '../launch/MissingBlock'
import { hasHeading } from './pageHeading'

/**
 * What rendering a block takes, where that is more than of a text: lists of cars, and the search with its filters. A page is rendered up to
 * `MAX_COST`, also by its saved sections, which may be on it many times: nothing else is done meanwhile.
 */
const COSTS: Partial<Record<BlockSlug, number>> = {
  ...{
    facetTiles: 4,
    modelOffers: 4,
    modelRange: 4,
    modelStock: 4,
    offersTeaser: 4,
    recentlyViewed: 4,
    similarCars: 4,
  },
  ...{ specialOffers: 4, stockList: 4, stockSearch: 20 },
}
const MAX_COST = 150

/** What the blocks of the current page have taken. */
const getSpent = cache(() => ({ cost: 0 }))

/** What all blocks of a page share. */
export type PageContext = Omit<BlockContext, 'headingLevel' | 'renderBlocks'>

interface RenderBlocksProps {
  blocks: readonly AnyBlock[] | null | undefined
  /** the components of this place, such as `carBlocks` */
  components: Partial<BlockComponents>
  context: PageContext
  /** renders only the blocks of this column; all by default */
  slot?: BlockSlot
  /** without its own page heading: the first block with a heading renders the h1, else the title is a visually hidden h1 */
  promoteFirstHeading?: boolean
  /** blocks that stay off the page, because what they show is missing: they hold no h1 */
  empty?: ReadonlySet<AnyBlock>
  /** what was rendered before, by block */
  rendered?: ReadonlyMap<AnyBlock, ReactNode>
}

/**
 * Renders a layout's blocks in order, each in a section that sets surface, width and anchor. Leaves out blocks whose
 * required flag is off on this site and blocks that the place does not offer.
 */
export function RenderBlocks({
  blocks,
  components,
  context,
  slot,
  promoteFirstHeading = false,
  empty,
  rendered,
}: RenderBlocksProps): ReactNode {
  const shown = (blocks ?? []).filter(
    (block) =>
      isOffered(block, components, context.site) &&
      (!slot || blockTraits[block.blockType].slot === slot) &&
      // Before the site is live, staff read there what is missing.
      !(context.site.isLive && rendered?.has(block) && rendered.get(block) == null) &&
      spend(COSTS[block.blockType] ?? 1),
  )
  const headingIndex = promoteFirstHeading ? shown.findIndex((block) => hasHeading(block) && !empty?.has(block)) : -1
  const hidden = hiddenPages(context.site)
  const renderInside = (inner: readonly AnyBlock[]) => (
    <RenderBlocks blocks={inner} components={components} context={context} />
  )
  const isPreview = currentPreview() !== null
  const sections = shown.map((block, position) => (
    // Ids do not compress, and only in a preview do blocks change places.
    <BlockSection
      key={isPreview ? (block.id ?? position) : position}
      block={block}
      column={slot === 'main' || slot === 'sidebar'}
    >
      {rendered?.has(block) ? (
        rendered.get(block)
      ) : (
        <RenderBlock
          block={withoutLinksTo(block, hidden)}
          components={components}
          context={{ ...context, headingLevel: position === headingIndex ? 1 : 2, renderBlocks: renderInside }}
        />
      )}
      {!context.site.isLive && (
        <MissingBlock site={context.site} block={block.blockType} label={blockLabel(block.blockType)} />
      )}
    </BlockSection>
  ))
  if (!promoteFirstHeading || headingIndex >= 0 || !context.title) return sections
  return (
    <>
      <h1 className="sr-only">{context.title}</h1>
      {sections}
    </>
  )
}

/** Whether the current page may have one more block of a cost. */
function spend(cost: number): boolean {
  const spent = getSpent()
  spent.cost += cost
  return spent.cost <= MAX_COST
}

/** Whether a place offers a block, and its flag is on for this site. */
export function isOffered(block: AnyBlock, components: Partial<BlockComponents>, site: Pick<Site, 'flags'>): boolean {
  if (!Object.hasOwn(components, block.blockType)) return false
  const { requires } = blockTraits[block.blockType]
  return !requires || site.flags[requires]
}

interface BlockSectionProps {
  block: AnyBlock
  /** inside a column the column sets the width, and sections are closer together */
  column: boolean
  children: ReactNode
}

function BlockSection({ block, column, children }: BlockSectionProps) {
  const { width } = blockTraits[block.blockType]
  const surface = 'background' in block ? (block.background ?? 'paper') : 'paper'
  return (
    <StaticHtml
      as="section"
      part={`block-${block.id}`}
      id={block.anchor || undefined}
      className={column ? 'block-section-column' : 'block-section'}
      data-block={block.blockType}
      data-surface={surface}
      data-width={width}
    >
      {width === 'contained' && !column ? <div className="container-page">{children}</div> : children}
    </StaticHtml>
  )
}

/** "stockList" as "stock list". */
const blockLabel = (slug: string) => slug.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/**
 * One block by its type. The registry pairs each type with its component, which TypeScript cannot express through a
 * union.
 */
export function RenderBlock({ block, components, context }: RenderBlockProps) {
  const component = components[block.blockType] as ComponentType<BlockProps<BlockSlug>>
  return createElement(component, { block, context })
}

interface RenderBlockProps extends Pick<RenderBlocksProps, 'components'> {
  block: AnyBlock
  context: BlockContext
}
