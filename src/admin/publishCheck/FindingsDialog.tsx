'use client'
import { Button } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { type Finding, isSerious } from '@/domain/publishCheck/publishCheck'
import { openField } from '../editing/openField'
import '../dialog.css'
import './publishCheck.css'

interface FindingsDialogProps {
  findings: Finding[]
  /** of the form, to open the field of a finding */
  fields: readonly ClientField[]
  onPublish: () => void
  onClose: () => void
}

/** What may be wrong with a document, each with a button to its field, before it is published. */
export function FindingsDialog({ findings, fields, onPublish, onClose }: FindingsDialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const serious = findings.filter(isSerious)
  const warnings = findings.filter((finding) => !isSerious(finding))

  const jump = (field: string) => {
    dialog.current?.close()
    void openField(field, fields, new AbortController().signal)
  }
  const list = (items: Finding[]) => (
    <ul>
      {items.map(({ kind, field, message }) => (
        <li data-kind={kind} key={`${field} ${message}`}>
          <span>{message}</span>
          {field ? (
            <button aria-label={`Show the field: ${message}`} onClick={() => jump(field)} type="button">
              Show
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
  return createPortal(
    <dialog aria-labelledby={titleId} className="forecourt-dialog findings" onClose={onClose} ref={dialog}>
      <h2 id={titleId}>
        {serious.some(({ kind }) => kind === 'deadLink') ? 'Links that lead nowhere' : 'Before you publish'}
      </h2>
      {serious.length > 0 ? list(serious) : null}
      {warnings.length > 0 && serious.length > 0 ? <h3>Also have a look at</h3> : null}
      {warnings.length > 0 ? list(warnings) : null}
      <div className="forecourt-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
          Keep editing
        </Button>
        <Button
          buttonStyle={serious.length > 0 ? 'error' : 'primary'}
          margin={false}
          onClick={() => {
            dialog.current?.close()
            onPublish()
          }}
        >
          {serious.length > 0 ? 'Publish anyway' : 'Publish'}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
