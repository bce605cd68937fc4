import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'quickSearch'> = { blockType: 'quickSearch', heading: 'Find your next car' }
