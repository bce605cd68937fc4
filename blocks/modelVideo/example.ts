import type { BlockData } from '../blockProps'

export const example: BlockData<'modelVideo'> = {
  blockType: 'modelVideo',
  heading: 'See it move',
}
