import type { BlockData } from '../blockProps'

export const example: BlockData<'carKeyInformation'> = { blockType: 'carKeyInformation', heading: 'Key information' }
