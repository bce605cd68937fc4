'use client'

import { lazyOnIntent } from '@/ui/lazy/lazyWhenNear'
import type { QuickSearchFormProps } from './QuickSearchForm'

/** The quick search (STK-04): a form of plain HTML whose code loads once the shopper turns to it. */
export const QuickSearch = lazyOnIntent<QuickSearchFormProps>(
  { name: 'quick-search', minHeight: '16rem' },
  () => false,
  () => import('./QuickSearchForm').then((module) => module.QuickSearchForm),
)
