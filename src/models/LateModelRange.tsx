'use client'

import { lazyAfterLoad } from '@/ui/lazy/lazyWhenNear'
import type { ModelRangeProps } from './ModelRange'

/** The range (MOD-02); its code loads after the page. */
export const LateModelRange = lazyAfterLoad<ModelRangeProps>({ name: 'model-range', minHeight: '40rem' }, () =>
  import('./ModelRange').then((module) => module.ModelRange),
)
