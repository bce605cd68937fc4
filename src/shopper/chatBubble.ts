/** Controls of a page's chat bubble (SITE-18). */
export interface ChatBubbleControl {
  hide(): void
  show(): void
  open(): void
}

export interface ChatBubbleStore extends ChatBubbleControl {
  isHidden(): boolean
  subscribe(listener: () => void): () => void
  /** sets the function that opens the chat, while the bubble is mounted */
  setOpener(open: (() => void) | null): void
}

/** The state of the bubble outside React, so that any code can hide, show or open it. Opening shows it. */
export function createChatBubble(): ChatBubbleStore {
  let hidden = false
  let opener: (() => void) | null = null
  const listeners = new Set<() => void>()
  const set = (next: boolean) => {
    if (next === hidden) return
    hidden = next
    for (const listener of listeners) listener()
  }
  return {
    hide: () => set(true),
    show: () => set(false),
    open: () => {
      set(false)
      opener?.()
    },
    isHidden: () => hidden,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setOpener: (open) => {
      opener = open
    },
  }
}

/** The bubble of this page. Does nothing on sites without one. */
export const chatBubble = createChatBubble()
