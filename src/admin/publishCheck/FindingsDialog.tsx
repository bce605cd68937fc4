'use client'
import { Button } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useRef } from 'react'
import { type Finding, isRefused, isSerious } from '@/domain/publishCheck/publishCheck'
import { AdminDialog } from '../AdminDialog'
import { openField } from '../editing/openField'
import { FindingsList } from './FindingsList'
import './publishCheck.css'

interface FindingsDialogProps {
  findings: Finding[]
  /** of the form, to open the field of a finding */
  fields: readonly ClientField[]
  /** what the user was about to do */
  verb: 'Publish' | 'Schedule'
  /** null if it is refused */
  onGoOn: (() => void) | null
  onClose: () => void
}

/** What may be wrong with a document, each with a button to its field, before it is published. */
export function FindingsDialog({ findings, fields, verb, onGoOn, onClose }: FindingsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const serious = findings.filter(isSerious)
  const warnings = findings.filter((finding) => !isSerious(finding))

  const jump = (field: string) => {
    dialog.current?.close()
    void openField(field, fields, new AbortController().signal)
  }
  const list = (items: Finding[]) => <FindingsList findings={items} onShow={jump} />
  const refuses = findings.some(isRefused)
  const title = refuses
    ? 'It cannot be published yet'
    : serious.some(({ kind }) => kind === 'deadLink')
      ? 'Links that lead nowhere'
      : 'Before you publish'
  return (
    <AdminDialog className="findings" onClose={onClose} ref={dialog} title={title}>
      {serious.length > 0 ? list(serious) : null}
      {warnings.length > 0 && serious.length > 0 ? <h3>Also have a look at</h3> : null}
      {warnings.length > 0 ? list(warnings) : null}
      <div className="forecourt-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
          Keep editing
        </Button>
        {onGoOn ? (
          <Button
            buttonStyle={refuses ? 'secondary' : serious.length > 0 ? 'error' : 'primary'}
            margin={false}
            onClick={() => {
              dialog.current?.close()
              onGoOn()
            }}
          >
            {refuses ? 'Schedule unpublishing' : serious.length > 0 ? `${verb} anyway` : verb}
          </Button>
        ) : null}
      </div>
    </AdminDialog>
  )
}
