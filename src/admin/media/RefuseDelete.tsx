'use client'
import { Button } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AdminDialog } from '../AdminDialog'

/** Item of a document's menu, which would ask whether you are sure before the server refuses. */
const DELETE_ITEM = '#action-delete'

/** Says at once that a file cannot be deleted, and where it is used. @param children the list of its uses */
export function RefuseDelete({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const refuse = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(DELETE_ITEM)) return
      event.stopPropagation()
      event.preventDefault()
      setIsOpen(true)
    }
    // Before the item, which listens on the document.
    window.addEventListener('click', refuse, true)
    return () => window.removeEventListener('click', refuse, true)
  }, [])
  if (!isOpen) return null
  return (
    <AdminDialog
      className="forecourt-dialog--message"
      onClose={() => setIsOpen(false)}
      ref={dialog}
      title="This file is used, so it cannot be deleted"
    >
      <p>Remove it there first:</p>
      {children}
      <div className="forecourt-dialog__buttons">
        <Button margin={false} onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
    </AdminDialog>
  )
}
