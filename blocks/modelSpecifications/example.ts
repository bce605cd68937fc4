import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'modelSpecifications'> = {
  blockType: 'modelSpecifications',
  heading: 'Specifications',
}
