'use client'

import { lazyWhenNear } from '../lazy/lazyWhenNear'

/** Slides that are swiped, or stepped with arrows or arrow keys; their code loads near the viewport. */
export const Carousel = lazyWhenNear({ name: 'carousel', minHeight: '20rem' }, () =>
  import('./CarouselSlides').then((module) => module.CarouselSlides),
)
