import type { BlockData } from '../blockProps'

export const example: BlockData<'carFuelCalculator'> = {
  blockType: 'carFuelCalculator',
  heading: 'What will it cost to run?',
}
