import { useModal } from '@payloadcms/ui'
import { useEffect } from 'react'
import { dayFirst } from '@/domain/typedDay'

/** Since when someone edits, in Payload's dialog of a locked document. */
const SINCE = '.document-locked__content p:last-child strong'

/** Writes the day before the month in Payload's dialog of a locked document, which has no setting for it. */
export function useLockedDayFirst(): void {
  const isOpen = useModal().isModalOpen('document-locked')
  useEffect(() => {
    if (!isOpen) return
    const write = () => {
      const since = document.querySelector(SINCE)
      const text = since?.textContent ?? ''
      if (since && dayFirst(text) !== text) since.textContent = dayFirst(text)
    }
    write()
    // The dialog may be rendered after the form.
    const observer = new MutationObserver(write)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [isOpen])
}
