import { useRef } from 'react'

/**
 * Gives focus back to whatever opened a dialog or a drawer that has no trigger of its own. Radix returns it to its
 * trigger only, and leaves it at the top of the document otherwise.
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
