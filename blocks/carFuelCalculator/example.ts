import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carFuelCalculator'> = {
  blockType: 'carFuelCalculator',
  heading: 'What will it cost to run?',
}
