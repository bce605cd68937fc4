'use client'

import { lazyWhenNear } from '../lazy/lazyWhenNear'

/** Slides that are swiped, stepped with arrows or with the keyboard's arrow keys; their code comes when a shopper does. */
export const Carousel = lazyWhenNear({ name: 'carousel', minHeight: '20rem' }, () =>
  import('./CarouselSlides').then((module) => module.CarouselSlides),
)
