'use client'

import { lazyAfterLoad } from '@/ui/lazy/lazyWhenNear'

/** The dealer's chat in the corner of every page (SITE-18): a link at once, its own small window once its code has come. */
export const ChatBubble = lazyAfterLoad({ name: 'chat-bubble', boxless: true }, () =>
  import('./ChatBubbleLink').then((module) => module.ChatBubbleLink),
)
