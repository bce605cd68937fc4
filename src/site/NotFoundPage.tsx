'use client'

import { lazyAfterLoad } from '@/ui/lazyWhenNear'

/** Every page stands ready to be not found; what it would say then comes only then. */
export const NotFoundPage = lazyAfterLoad({ name: 'not-found', minHeight: '60vh' }, () =>
  import('./NotFoundNotice').then((module) => module.NotFoundNotice),
)
