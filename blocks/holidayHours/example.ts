import { HOLIDAY_HOURS } from '../../src/domain/openingHours/holidayHours'
import type { BlockData } from '../blockProps'

export const example: BlockData<'holidayHours'> = {
  blockType: 'holidayHours',
  heading: HOLIDAY_HOURS.title,
  display: 'list',
}
