import type { BlockData } from '../blockProps'

export const example: BlockData<'carSpecifications'> = { blockType: 'carSpecifications', heading: 'Specifications' }
