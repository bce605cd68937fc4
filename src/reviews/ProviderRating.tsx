'use client'

import { lazyWhenNear } from '@/ui/lazy/lazyWhenNear'

/** The rating that the ratings service knows (REV-05), asked for when a shopper comes near. */
export const ProviderRating = lazyWhenNear({ name: 'provider-rating', minHeight: '2rem' }, () =>
  import('./ProviderStars').then((module) => module.ProviderStars),
)
