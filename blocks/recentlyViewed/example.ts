import type { BlockData } from '../blockProps'

export const example: BlockData<'recentlyViewed'> = { blockType: 'recentlyViewed', heading: 'Recently viewed' }
