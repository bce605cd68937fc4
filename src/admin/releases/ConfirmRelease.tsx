'use client'
import { Button } from '@payloadcms/ui'
import { type ReactNode, useRef } from 'react'
import type { ReleaseDesk } from '@/domain/releases/releaseDesk'
import { AdminDialog } from '../AdminDialog'

/** Documents named at most; the list below the buttons has them all. */
const MAX_NAMED = 12

interface ConfirmReleaseProps {
  desk: ReleaseDesk
  title: string
  /** label of the button that does it */
  action: string
  onConfirm: () => void
  onClose: () => void
  /** what happens, as paragraphs */
  children: ReactNode
}

/** Asks before a whole release changes what shoppers see, and names its documents. */
export function ConfirmRelease({
  desk: { documents, sites },
  title,
  action,
  onConfirm,
  onClose,
  children,
}: ConfirmReleaseProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const more = documents.length - MAX_NAMED
  const confirm = () => {
    dialog.current?.close()
    onConfirm()
  }
  return (
    <AdminDialog className="forecourt-dialog--message" onClose={onClose} ref={dialog} title={title}>
      {children}
      <ul aria-label="Documents" className="release-confirmed">
        {documents.slice(0, MAX_NAMED).map(({ item, kind, title: name, site }) => (
          <li key={item}>
            {kind} <strong>{name}</strong>
            {sites.length > 1 && site ? `, ${site}` : null}
          </li>
        ))}
        {more > 0 ? <li>and {more} more</li> : null}
      </ul>
      <div className="forecourt-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button margin={false} onClick={confirm}>
          {action}
        </Button>
      </div>
    </AdminDialog>
  )
}
