'use client'
import { type KeyboardEvent, type RefObject, useCallback } from 'react'

interface InboxKeys {
  onSelect: (id: number) => void
  onClose: () => void
}

/**
 * Keys of the inbox, heard only while something inside of it has the focus and nothing is being typed: j and k go down and up
 * the list, Enter opens (each line is a link), x selects, / searches, Escape closes the reading pane.
 */
export function useInboxKeys(root: RefObject<HTMLElement | null>, { onSelect, onClose }: InboxKeys) {
  return useCallback(
    (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.metaKey || event.ctrlKey || event.altKey) return
      const typing = target.closest('input:not([type=checkbox]), textarea, select')
      if (typing) {
        if (event.key === 'Escape') target.blur()
        return
      }
      const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])]
      const at = rows.indexOf(document.activeElement as HTMLElement)
      const current = at >= 0 ? at : rows.findIndex((row) => row.ariaCurrent === 'true')
      const go = (to: number) => {
        const row = rows[Math.max(0, Math.min(to, rows.length - 1))]
        row?.focus()
        row?.scrollIntoView({ block: 'nearest' })
      }
      if (event.key === 'j') go(current + 1)
      else if (event.key === 'k') go(current < 0 ? 0 : current - 1)
      else if (event.key === 'x' && rows[at]) onSelect(Number(rows[at].dataset.lead))
      else if (event.key === '/') root.current?.querySelector<HTMLElement>('[data-inbox-search]')?.focus()
      else if (event.key === 'Escape') onClose()
      else return
      event.preventDefault()
    },
    [root, onSelect, onClose],
  )
}
