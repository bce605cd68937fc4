import type { BlockData } from '../blockProps'

export const example: BlockData<'modelRange'> = {
  blockType: 'modelRange',
  heading: 'Our range',
  intro: 'Every new model we sell, with its starting price.',
}
