import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'modelVideo'> = {
  blockType: 'modelVideo',
  heading: 'See it move',
}
