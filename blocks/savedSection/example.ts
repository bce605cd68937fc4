import type { BlockData } from '../blockProps'

export const example: BlockData<'savedSection'> = { blockType: 'savedSection', section: 1 }
