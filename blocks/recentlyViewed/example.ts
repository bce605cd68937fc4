import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'recentlyViewed'> = { blockType: 'recentlyViewed', heading: 'Recently viewed' }
