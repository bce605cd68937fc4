import type { BlockData } from '../blockProps'

export const example: BlockData<'quickSearch'> = { blockType: 'quickSearch', heading: 'Find your next car' }
