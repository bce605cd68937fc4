import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carKeyInformation'> = { blockType: 'carKeyInformation', heading: 'Key information' }
