import type { MouseEvent } from 'react'

/** True for a click that the shopper meant for another tab or window, which a link then handles by itself. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
}
