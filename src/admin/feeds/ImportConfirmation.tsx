'use client'
import { Button } from '@payloadcms/ui'
import { useRef } from 'react'
import type { FeedRun } from '@/payload-types'
import { AdminDialog } from '../AdminDialog'
import { LocalTime } from '../fields/LocalTime'
import { formatCount } from './runDetails'

interface ImportConfirmationProps {
  /** the dry run before it */
  run: FeedRun
  onConfirm: () => void
  onClose: () => void
}

/** Says before an import what it will do, as the dry run before it found. */
export function ImportConfirmation({ run, onConfirm, onClose }: ImportConfirmationProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const rejected = run.rejectedCount ?? 0
  return (
    <AdminDialog className="forecourt-dialog--message" onClose={onClose} ref={dialog} title="Import this feed">
      <p>
        By the dry run of <LocalTime at={run.startedAt ?? run.createdAt} />:
      </p>
      <ul>
        <li>New: {formatCount(run.newCount)}</li>
        <li>Changed: {formatCount(run.changedCount)}</li>
        <li>Marked sold: {formatCount(run.soldCount)}</li>
        {rejected > 0 ? <li>Rejected, and left as they are: {formatCount(rejected)}</li> : null}
      </ul>
      <p>Shoppers see it at once. What the feed says since then is imported too.</p>
      <div className="forecourt-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          Cancel
        </Button>
        <Button
          margin={false}
          onClick={() => {
            onConfirm()
            close()
          }}
        >
          Import now
        </Button>
      </div>
    </AdminDialog>
  )
}
