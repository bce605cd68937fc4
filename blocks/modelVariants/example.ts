import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'modelVariants'> = {
  blockType: 'modelVariants',
  heading: 'Choose yours',
}
