import { describe, expect, it, vi } from 'vitest'
import { createChatBubble } from '../../../src/shopper/chatBubble'

describe('[SITE-18] the chat bubble', () => {
  it('can be hidden and shown, and notifies listeners', () => {
    const bubble = createChatBubble()
    const listener = vi.fn()
    const stop = bubble.subscribe(listener)
    bubble.hide()
    bubble.hide()
    expect(bubble.isHidden()).toBe(true)
    bubble.show()
    expect(bubble.isHidden()).toBe(false)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    bubble.hide()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('opens as the page sets, and opening shows it again', () => {
    const bubble = createChatBubble()
    const open = vi.fn()
    bubble.setOpener(open)
    bubble.hide()
    bubble.open()
    expect(open).toHaveBeenCalledOnce()
    expect(bubble.isHidden()).toBe(false)
  })

  it('opens nothing on a site without one', () => {
    expect(() => createChatBubble().open()).not.toThrow()
  })
})
