import { describe, expect, it, vi } from 'vitest'
import { makeChatBubble } from '../../../src/shopper/chatBubble'

describe('[SITE-18] the chat bubble', () => {
  it('can be hidden and shown, and says so', () => {
    const bubble = makeChatBubble()
    const heard = vi.fn()
    const stop = bubble.subscribe(heard)
    bubble.hide()
    bubble.hide()
    expect(bubble.isHidden()).toBe(true)
    bubble.show()
    expect(bubble.isHidden()).toBe(false)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    bubble.hide()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('opens as the page says, and is shown again by it', () => {
    const bubble = makeChatBubble()
    const open = vi.fn()
    bubble.opensWith(open)
    bubble.hide()
    bubble.open()
    expect(open).toHaveBeenCalledOnce()
    expect(bubble.isHidden()).toBe(false)
  })

  it('opens nothing on a site without one', () => {
    expect(() => makeChatBubble().open()).not.toThrow()
  })
})
