import type { BlockData } from '../blockProps'

export const example: BlockData<'modelRange'> = {
  blockType: 'modelRange',
  heading: 'Our range',
  intro: 'Every model that we sell new, with what it starts at.',
}
