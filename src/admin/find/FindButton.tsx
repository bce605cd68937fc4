'use client'
import { useCallback, useEffect, useState } from 'react'
import type { FoundItem } from '@/domain/find/findWords'
import { Icon } from '@/ui/media/Icon'
import { FindDialog } from './FindDialog'
import { OPEN_FIND } from './openFind'
import './find.css'

/** Opens the dialog that finds anything: by click, by Ctrl+K or, on a Mac, Cmd+K. */
export function FindButton({ places }: { places: FoundItem[] }) {
  // The words to start with while the dialog is open, else null.
  const [words, setWords] = useState<string | null>(null)
  const close = useCallback(() => setWords(null), [])
  useEffect(() => {
    const open = (event: Event) => setWords(event instanceof CustomEvent ? String(event.detail ?? '') : '')
    const openByKeys = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      // Rich text uses the same keys for a link: only with words selected.
      const isLinking = document.getSelection()?.isCollapsed === false && isRichText(event.target)
      if (isLinking) return
      event.preventDefault()
      event.stopPropagation()
      setWords('')
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
        onClick={() => setWords('')}
        type="button"
      >
        <Icon name="search" />
        <span>Find anything</span>
        <kbd>Ctrl K</kbd>
      </button>
      {words === null ? null : <FindDialog initialWords={words} onClose={close} places={places} />}
    </>
  )
}

const isRichText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[data-lexical-editor]') !== null
