'use client'

import { MessageCircle } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { chatBubble } from './chatBubble'

export interface ChatBubbleLinkProps {
  /** opens the dealer's chat: a page of theirs, or an sms: or other link of the device */
  link: string
}

const WINDOW = 'popup,width=420,height=680'

/** The dealer's chat in the corner of every page (SITE-18). A chat on the web opens in a small window of its own. */
export function ChatBubbleLink({ link }: ChatBubbleLinkProps) {
  const hidden = useSyncExternalStore(chatBubble.subscribe, chatBubble.isHidden, () => false)
  const onWeb = /^https?:/.test(link)
  useEffect(() => {
    chatBubble.opensWith(() => {
      // A window that the browser blocks leaves the page itself to go there.
      if (!onWeb || !window.open(link, 'chat', WINDOW)) window.location.assign(link)
    })
    return () => chatBubble.opensWith(null)
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
      <MessageCircle aria-hidden />
    </a>
  )
}
