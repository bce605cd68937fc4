'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'
import type { HolidayHoursProps } from './HolidayHours'

/** Holiday hours; their code loads near the viewport. */
export const LateHolidayHours = lazyWhenNear<HolidayHoursProps>({ name: 'holiday-hours', minHeight: '2.75rem' }, () =>
  import('./HolidayHours').then((module) => module.HolidayHours),
)
