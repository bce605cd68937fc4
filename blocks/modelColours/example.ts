import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'modelColours'> = {
  blockType: 'modelColours',
  heading: 'Colours',
}
