import type { BlockData } from '../blockProps'

export const example: BlockData<'facetTiles'> = {
  blockType: 'facetTiles',
  heading: 'Browse by body type',
  facet: 'body',
  limit: 8,
}
