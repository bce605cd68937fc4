import type { BlockData } from '../blockProps'

export const example: BlockData<'modelSpecifications'> = {
  blockType: 'modelSpecifications',
  heading: 'Specifications',
}
