import type { BlockData } from '../blockProps'

export const example: BlockData<'modelColours'> = {
  blockType: 'modelColours',
  heading: 'Colours',
}
