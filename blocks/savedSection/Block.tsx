import type { BlockProps } from '@blocks/blockProps'
import { getSectionBlocks } from '@/data/site/sections'
import { getRelationId } from '@/domain/relationId'

/** The blocks of a published section. A section holds no other section, so that none can contain itself. */
export async function Block({ block, context: { site, renderBlocks } }: BlockProps<'savedSection'>) {
  const id = getRelationId(block.section)
  return id === null ? null : renderBlocks?.(await getSectionBlocks(site.id, id))
}
