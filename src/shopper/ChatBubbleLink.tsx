'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '@/ui/media/Icon'
import { chatBubble } from './chatBubble'

export interface ChatBubbleLinkProps {
  /** opens the dealer's chat: a web page, or an sms: or other app link */
  link: string
}

const WINDOW = 'popup,width=420,height=680'

/** The dealer's chat in the corner of every page (SITE-18). A web chat opens in a small window. */
export function ChatBubbleLink({ link }: ChatBubbleLinkProps) {
  const hidden = useSyncExternalStore(chatBubble.subscribe, chatBubble.isHidden, () => false)
  const onWeb = /^https?:/.test(link)
  useEffect(() => {
    chatBubble.setOpener(() => {
      // When the browser blocks the window, the page itself navigates.
      if (!onWeb || !window.open(link, 'chat', WINDOW)) window.location.assign(link)
    })
    return () => chatBubble.setOpener(null)
  }, [link, onWeb])
  return (
    <a
      href={link}
      hidden={hidden}
      aria-label={onWeb ? 'Chat with us (opens a window)' : 'Chat with us'}
      className="chat-bubble"
      data-print="hidden"
      data-hidden-by-gallery
      onClick={(event) => {
        if (!onWeb || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        chatBubble.open()
      }}
    >
      <Icon name="message-circle" />
    </a>
  )
}
