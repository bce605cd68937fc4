'use client'

import { lazyAfterLoad } from '@/ui/lazy/lazyWhenNear'

/** The site's terms are in the HTML; the shopper's own replace them once this has loaded. */
export const LateListTermsText = lazyAfterLoad({ name: 'list-terms', boxless: true }, () =>
  import('./ListTermsText').then((module) => module.ListTermsText),
)
