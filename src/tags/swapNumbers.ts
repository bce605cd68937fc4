import { formatPhone, phoneDigits, telLink } from '@/domain/phone'
import { trackingNumber } from '@/domain/tags/numberSwap'
import type { NumberSwap } from '@/domain/tags/tag'
import { storedSource } from './ownStorage'

/** Shows tracking numbers in place of the site's, in every link to call, also in those that appear later. */
export function swapNumbers(swaps: readonly NumberSwap[]): void {
  const source = new URLSearchParams(location.search).get('utm_source') || storedSource()
  const swapAll = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')) {
      const shown = link.getAttribute('href')?.slice('tel:'.length) ?? ''
      const tracking = trackingNumber(swaps, shown, source)
      if (tracking === null) continue
      link.setAttribute('href', telLink(tracking))
      const digits = phoneDigits(shown)
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (phoneDigits(text.nodeValue ?? '') === digits) text.nodeValue = formatPhone(tracking)
    }
  }
  let isWaiting = false
  const swapSoon = () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      swapAll()
    })
  }
  swapAll()
  new MutationObserver(swapSoon).observe(document.body, {
    ...{ subtree: true, childList: true, attributes: true, attributeFilter: ['href'] },
  })
}
