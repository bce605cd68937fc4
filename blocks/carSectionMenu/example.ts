import { DEFAULT_MENU } from '../../src/domain/car/sectionMenu'
import type { BlockData } from '../blockProps'

export const example: BlockData<'carSectionMenu'> = { blockType: 'carSectionMenu', links: DEFAULT_MENU }
