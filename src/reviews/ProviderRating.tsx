'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'

/** The rating from the ratings service (REV-05), loaded near the viewport. */
export const ProviderRating = lazyWhenNear({ name: 'provider-rating', minHeight: '2rem' }, () =>
  import('./ProviderStars').then((module) => module.ProviderStars),
)
