'use client'

import { lazyAfterLoad } from '@/ui/lazy/lazyWhenNear'

/** The dealer's chat in the corner of every page (SITE-18): a link first, a small window once its code has loaded. */
export const ChatBubble = lazyAfterLoad({ name: 'chat-bubble', boxless: true }, () =>
  import('./ChatBubbleLink').then((module) => module.ChatBubbleLink),
)
