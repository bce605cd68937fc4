import type { BlockData } from '../blockProps'

export const example: BlockData<'towMatcher'> = {
  blockType: 'towMatcher',
  heading: 'What can your car tow?',
  intro: 'Choose your car, and we list the vans that it may tow.',
}
