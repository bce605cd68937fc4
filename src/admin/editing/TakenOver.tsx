'use client'
import { Button, useConfig, useDocumentInfo, useForm, useFormProcessing, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import '../dialog.css'

/** Payload's dialog of a take-over: it names nobody, and its read-only view replaces what was typed. */
const PAYLOADS_DIALOG = 'document-take-over'

/** Calls `ask` in place of opening Payload's dialog of a take-over. */
export function useTakeOver(ask: () => void): void {
  const { closeModal, isModalOpen } = useModal()
  const isOpen = isModalOpen(PAYLOADS_DIALOG)
  const replace = useEffectEvent(() => {
    closeModal(PAYLOADS_DIALOG)
    ask()
  })
  useEffect(() => {
    if (isOpen) replace()
  }, [isOpen])
}

interface TakenOverProps {
  /** who took over */
  editor: string
  onClose: () => void
}

/** Says who took over editing, and leaves the form read-only with what was typed. */
export function TakenOver({ editor, onClose }: TakenOverProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { id, collectionSlug, docConfig } = useDocumentInfo()
  const { config } = useConfig()
  useEffect(() => dialog.current?.showModal(), [])
  const versions = `${config.routes.admin}/collections/${collectionSlug}/${id}/versions`
  return createPortal(
    <dialog
      aria-labelledby={titleId}
      className="forecourt-dialog forecourt-dialog--message"
      onClose={onClose}
      ref={dialog}
    >
      <h2 id={titleId}>{editor} took over editing</h2>
      <p>What you typed since the last save stays in this form, to copy. It can no longer be saved from here.</p>
      <div className="forecourt-dialog__buttons">
        {docConfig?.versions ? (
          // In a tab of its own: leaving the form would lose what was typed.
          <Button buttonStyle="secondary" el="anchor" margin={false} newTab url={versions}>
            See what changed
          </Button>
        ) : null}
        <Button margin={false} onClick={() => dialog.current?.close()}>
          Keep my text here to copy
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}

/** Makes the form read-only, with its values as they are, until the page is loaded again. */
export function useReadOnlyForm(isReadOnly: boolean): void {
  const { formRef, setDisabled, setModified, setProcessing } = useForm()
  const isProcessing = useFormProcessing()
  // Again after a save that was running ends, since that enables the form.
  useEffect(() => {
    if (!isReadOnly) return
    setDisabled(true)
    setProcessing(true)
    // Asks before the page is left.
    setModified(true)
    if (isProcessing) allowSelection(formRef?.current)
  }, [formRef, isProcessing, isReadOnly, setDisabled, setModified, setProcessing])
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
