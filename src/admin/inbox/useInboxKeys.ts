'use client'
import { type KeyboardEvent, type RefObject, useCallback } from 'react'

interface InboxKeys {
  /** undefined where rows cannot be selected */
  onSelect?: (id: number) => void
  onClose: () => void
}

/**
 * Keyboard shortcuts of a list with a reading pane, while it has focus and no input is active: j and k move down and up, Enter opens (rows are links),
 * x selects, / searches, Escape closes the reading pane.
 */
export function useInboxKeys(root: RefObject<HTMLElement | null>, { onSelect, onClose }: InboxKeys) {
  return useCallback(
    (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.metaKey || event.ctrlKey || event.altKey) return
      const input = target.closest('input:not([type=checkbox]), textarea, select')
      if (input) {
        if (event.key === 'Escape') target.blur()
        return
      }
      const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const index = rows.indexOf(document.activeElement as HTMLElement)
      const current = index >= 0 ? index : rows.findIndex((row) => row.ariaCurrent === 'true')
      const focusRow = (to: number) => {
        const row = rows[Math.max(0, Math.min(to, rows.length - 1))]
        row?.focus()
        row?.scrollIntoView({ block: 'nearest' })
      }
      if (event.key === 'j') focusRow(current + 1)
      else if (event.key === 'k') focusRow(current < 0 ? 0 : current - 1)
      else if (event.key === 'x' && rows[index] && onSelect) onSelect(Number(rows[index].dataset.row))
      else if (event.key === '/') root.current?.querySelector<HTMLElement>('[data-list-search]')?.focus()
      else if (event.key === 'Escape') onClose()
      else return
      event.preventDefault()
    },
    [root, onSelect, onClose],
  )
}
