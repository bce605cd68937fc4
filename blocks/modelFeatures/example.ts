import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'modelFeatures'> = {
  blockType: 'modelFeatures',
  heading: 'Why you will like it',
}
