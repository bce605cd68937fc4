import type { ReactNode } from 'react'
import { UNFOLD_SCRIPT } from '@/car/CarSection'
import { getLayout } from '@/data/site/layouts'
import { MENU_SECTIONS, type MenuSection, sectionAnchors } from '@/domain/car/sectionMenu'
import type { Location } from '@/domain/locations/location'
import type { Site } from '@/domain/site/site'
import type { Car } from '@/domain/stock/car'
import type { AnyBlock, BlockContext } from '../../../blocks/blockProps'
import { carBlocks } from '../../../blocks/generated/carBlocks.generated'
import { isOffered, RenderBlocks } from '../blocks/RenderBlocks'

interface CarViewProps {
  site: Site
  car: Car
  location: Location | null
}

/** A car's page in the site's layout. */
export async function CarView(props: CarViewProps) {
  return <CarSections {...props} blocks={await getLayout(props.site.id, 'car')} />
}

/**
 * The sections of a car's page: most in a wide column, the price in the sidebar, full-width ones below. In the HTML the
 * price follows the photos, its position on phones: a later position would cause layout shift while the page streams in. Sections that the
 * menu can lead to are rendered first, so that it has no link to one that is not there.
 */
export async function CarSections({
  site,
  car,
  location,
  blocks: allBlocks,
}: CarViewProps & { blocks: readonly AnyBlock[] }) {
  const sections = sectionAnchors(allBlocks)
  const blocks = withAnchors(allBlocks, sections)
  const lead = leadLength(blocks)
  const withAll = { site, car, location: location ?? undefined, path: car.path, headingLevel: 2 } as const
  const rendered = await renderSections(blocks, withAll)
  const present = new Map(
    [...sections].filter(([type]) => blocks.some((block) => block.blockType === type && rendered.get(block) != null)),
  )
  const context = { ...withAll, sections: present }
  return (
    <>
      <div
        className="container-page car-columns"
        data-sidebar={site.flags.carPageSidebar}
        // Known before the bar, which comes last: buttons that it repeats would show until then.
        data-bottom-bar-follows={blocks.some(({ blockType }) => blockType === 'carStickyBar') || undefined}
      >
        {lead > 0 && (
          <div className="car-main">
            <RenderBlocks components={carBlocks} blocks={blocks.slice(0, lead)} context={context} slot="main" />
          </div>
        )}
        <aside className="car-aside" aria-label="Price and contact">
          <RenderBlocks components={carBlocks} blocks={blocks} context={context} slot="sidebar" />
        </aside>
        <div className="car-main">
          <RenderBlocks
            components={carBlocks}
            blocks={blocks.slice(lead)}
            context={context}
            rendered={rendered}
            slot="main"
          />
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script dangerouslySetInnerHTML={{ __html: UNFOLD_SCRIPT }} />
      </div>
      <RenderBlocks components={carBlocks} blocks={blocks} context={context} slot="full" />
    </>
  )
}

/** The sections of the wide column that a menu can lead to; null where there is nothing to show. */
async function renderSections(blocks: readonly AnyBlock[], context: BlockContext): Promise<Map<AnyBlock, ReactNode>> {
  const shown = blocks.filter((block) => block.blockType in MENU_SECTIONS && isOffered(block, carBlocks, context.site))
  const nodes = await Promise.all(
    shown.map((block) => {
      const render = carBlocks[block.blockType as MenuSection] as (props: {
        block: AnyBlock
        context: BlockContext
      }) => ReactNode
      return render({ block, context })
    }),
  )
  return new Map(shown.map((block, index) => [block, nodes[index]]))
}

const LEADS: ReadonlySet<string> = new Set(['carTitle', 'carBreadcrumbs', 'carGallery'])

/** Number of leading blocks that are above the price on phones. */
function leadLength(blocks: readonly AnyBlock[]): number {
  const rest = blocks.findIndex(({ blockType }) => !LEADS.has(blockType))
  return rest < 0 ? blocks.length : rest
}

/** Gives the first block of each type its anchor, so that a menu can link to it. */
function withAnchors(blocks: readonly AnyBlock[], anchors: ReadonlyMap<string, string>): AnyBlock[] {
  const anchored = new Set<string>()
  return blocks.map((block) => {
    if (block.anchor || anchored.has(block.blockType)) return block
    anchored.add(block.blockType)
    return { ...block, anchor: anchors.get(block.blockType) }
  })
}
