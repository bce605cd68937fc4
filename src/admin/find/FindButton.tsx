'use client'
import { useCallback, useEffect, useState } from 'react'
import type { FoundItem } from '@/domain/find/findWords'
import { Icon } from '@/ui/media/Icon'
import { FindDialog } from './FindDialog'
import './find.css'

/** Sent on `window` by other parts of the admin that open the dialog. */
export const OPEN_FIND = 'forecourt:find'

/** Opens the dialog that finds anything: by click, by Ctrl+K or, on a Mac, Cmd+K. */
export function FindButton({ places }: { places: FoundItem[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  useEffect(() => {
    const open = () => setIsOpen(true)
    const openByKeys = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      // Rich text uses the same keys for a link: only with words selected.
      const isLinking = document.getSelection()?.isCollapsed === false && isRichText(event.target)
      if (isLinking) return
      event.preventDefault()
      event.stopPropagation()
      setIsOpen(true)
    }
    window.addEventListener(OPEN_FIND, open)
    window.addEventListener('keydown', openByKeys, true)
    return () => {
      window.removeEventListener(OPEN_FIND, open)
      window.removeEventListener('keydown', openByKeys, true)
    }
  }, [])
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="find-button"
        onClick={() => setIsOpen(true)}
        type="button"
      >
        <Icon name="search" />
        <span>Find anything</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen ? <FindDialog onClose={close} places={places} /> : null}
    </>
  )
}

const isRichText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[data-lexical-editor]') !== null
