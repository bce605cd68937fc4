import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carSpecifications'> = { blockType: 'carSpecifications', heading: 'Specifications' }
