import type { BlockData } from '../blockProps'

export const example: BlockData<'carFeatures'> = { blockType: 'carFeatures', heading: 'Features' }
