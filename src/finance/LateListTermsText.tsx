'use client'

import { lazyWhenNeeded } from '@/ui/lazy/lazyWhenNear'
import { watchFinanceChoice } from './financeChoiceStore'

/** The site's terms are in the HTML, until the shopper chooses own terms. */
export const LateListTermsText = lazyWhenNeeded({ name: 'list-terms', boxless: true }, watchFinanceChoice, () =>
  import('./ListTermsText').then((module) => module.ListTermsText),
)
