'use client'

import { lazyWhenNear } from '../lazy/lazyWhenNear'

/** Tabbed panels, whose code loads near the viewport. */
export const Tabs = lazyWhenNear({ name: 'tabs', minHeight: '10rem' }, () =>
  import('./TabPanels').then((module) => module.TabPanels),
)
