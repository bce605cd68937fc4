'use client'
import { PopupList, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { SectionDialog } from './SectionDialog'
import './sections.css'

/** Sent on `window` by the item of the menu, which is gone once the menu is closed. */
const OPEN_SECTION = 'forecourt:save-section'

/** Whether the document is saved, and open for changes. */
function useIsEditable(): boolean {
  const { hasSavePermission, id, isTrashed } = useDocumentInfo()
  return id !== undefined && Boolean(hasSavePermission) && !isTrashed
}

/** Item of a page's menu that keeps some of its blocks as a section. */
export function SaveAsSection() {
  if (!useIsEditable()) return null
  return (
    <PopupList.Button id="action-save-section" onClick={() => window.dispatchEvent(new Event(OPEN_SECTION))}>
      Save blocks as a section…
    </PopupList.Button>
  )
}

/** The dialog that the item opens. */
export function SavedSectionDialog() {
  const isEditable = useIsEditable()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = () => setIsOpen(true)
    window.addEventListener(OPEN_SECTION, open)
    return () => window.removeEventListener(OPEN_SECTION, open)
  }, [])
  return isEditable && isOpen ? <SectionDialog onClose={() => setIsOpen(false)} /> : null
}
