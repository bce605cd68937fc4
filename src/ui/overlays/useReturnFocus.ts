import { useRef } from 'react'

/**
 * Returns focus to the element that opened a dialog or drawer without a trigger. Radix only returns it to its trigger,
 * and otherwise leaves it at the top of the document.
 */
export function useReturnFocus(hasTrigger: boolean) {
  const opener = useRef<Element | null>(null)
  if (hasTrigger) return {}
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      const before = opener.current
      if (!(before instanceof HTMLElement) || !before.isConnected) return
      event.preventDefault()
      before.focus({ preventScroll: true })
    },
  }
}
