'use client'
import { Button, useForm, useFormProcessing, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { AdminDialog } from '../AdminDialog'
import './readOnlyForm.css'

/** Payload's dialogs of a conflict: they name nobody, and all that they offer replaces what was typed. */
export type PayloadsDialog = 'document-take-over' | 'document-stale-data' | 'document-locked'

/** Closes a dialog of Payload whenever it opens, and calls `instead`. Null leaves the dialog as it is. */
export function useInsteadOf(dialog: PayloadsDialog, instead: (() => void) | null): void {
  const { closeModal, isModalOpen } = useModal()
  const isReplaced = isModalOpen(dialog) && instead !== null
  const replace = useEffectEvent(() => {
    closeModal(dialog)
    instead?.()
  })
  useEffect(() => {
    if (isReplaced) replace()
  }, [isReplaced])
}

interface EditConflictProps {
  /** who saved or took over */
  title: string
  /** path in the admin of what they changed; null for what has no versions */
  changes: string | null
  onClose: () => void
}

/** Says that somebody else's version is newer or will be, and leaves the form read-only with what was typed. */
export function EditConflict({ title, changes, onClose }: EditConflictProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <AdminDialog className="forecourt-dialog--message" onClose={onClose} ref={dialog} title={title}>
      <p>What you typed since the last save stays in this form, to copy. It can no longer be saved from here.</p>
      <div className="forecourt-dialog__buttons">
        {changes ? (
          // In a tab of its own: leaving the form would lose what was typed.
          <Button buttonStyle="secondary" el="anchor" margin={false} newTab url={changes}>
            See what changed
          </Button>
        ) : null}
        <Button margin={false} onClick={() => dialog.current?.close()}>
          Keep my text here to copy
        </Button>
      </div>
    </AdminDialog>
  )
}

/** Attribute of a form that is read-only for good, though Payload takes it for one that saves. */
export const KEPT_FORM = 'data-kept'

/**
 * Makes the form read-only, with its values as they are, until the page is loaded again.
 * @param hasUnsaved whether something was typed that was not saved: then it asks before the page is left
 */
export function useReadOnlyForm(isReadOnly: boolean, hasUnsaved = true): void {
  const { formRef, setDisabled, setModified, setProcessing } = useForm()
  const isProcessing = useFormProcessing()
  // Again after a save that was running ends, since that enables the form.
  useEffect(() => {
    if (!isReadOnly) return
    formRef?.current?.setAttribute(KEPT_FORM, '')
    setDisabled(true)
    setProcessing(true)
    if (hasUnsaved) setModified(true)
    if (isProcessing) allowSelection(formRef?.current)
  }, [formRef, hasUnsaved, isProcessing, isReadOnly, setDisabled, setModified, setProcessing])
}

/** Lets the words of read-only fields be selected and copied, which browsers refuse in disabled ones. */
function allowSelection(form: HTMLFormElement | null | undefined): void {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(input:is([type="text"], [type="email"], [type="number"], :not([type])), textarea):disabled',
  )
  for (const field of fields ?? []) {
    field.readOnly = true
    field.disabled = false
  }
}
