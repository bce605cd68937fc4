'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'
import type { RunningSalesProps } from './RunningSales'

/** The sales counter; its code loads near the viewport. */
export const LateRunningSales = lazyWhenNear<RunningSalesProps>({ name: 'running-sales', minHeight: '1lh' }, () =>
  import('./RunningSales').then((module) => module.RunningSales),
)
