import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'facetTiles'> = {
  blockType: 'facetTiles',
  heading: 'Browse by body type',
  facet: 'body',
  limit: 8,
}
