import type { BlockData } from '../blockProps'

export const example: BlockData<'modelVariants'> = {
  blockType: 'modelVariants',
  heading: 'Choose yours',
}
