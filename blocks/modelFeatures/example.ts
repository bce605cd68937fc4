import type { BlockData } from '../blockProps'

export const example: BlockData<'modelFeatures'> = {
  blockType: 'modelFeatures',
  heading: 'Why you will like it',
}
