import type { MouseEvent } from 'react'

/** True for a click that opens a new tab or window, which a link handles itself. */
export function opensNewTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
}
