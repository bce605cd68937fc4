import { USUAL_MENU } from '../../src/domain/car/sectionMenu'
import type { BlockData } from '../../src/site/blocks'

export const example: BlockData<'carSectionMenu'> = { blockType: 'carSectionMenu', links: USUAL_MENU }
