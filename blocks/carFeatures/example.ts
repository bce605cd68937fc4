import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carFeatures'> = { blockType: 'carFeatures', heading: 'Features' }
