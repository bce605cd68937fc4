'use client'
import { Button } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AccountResult } from './accountRequests'

interface AccountDialogProps {
  title: string
  /** label of the button that sends the form */
  action: string
  /** the action takes something away */
  isDestructive?: boolean
  /** names of the fields that show their own problem */
  fields: readonly string[]
  /** sends the form; the dialog shows a problem and stays open */
  onSubmit: () => Promise<AccountResult<unknown>>
  onClose: () => void
  children: (problems: Record<string, string>) => ReactNode
}

/** A dialog with a form of its own, outside of the document's form, which is also on the screen. */
export function AccountDialog(props: AccountDialogProps) {
  const { title, action, isDestructive = false, fields, onSubmit, onClose, children } = props
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSending, setIsSending] = useState(false)

  useEffect(() => dialog.current?.showModal(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // React passes events on to the document's form, in which the dialog is rendered.
    event.stopPropagation()
    setProblems({})
    setIsSending(true)
    const { problem, field } = await onSubmit()
    setIsSending(false)
    if (!problem) return
    const name = field && fields.includes(field) ? field : 'form'
    setProblems({ [name]: problem })
    requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.select())
  }

  return createPortal(
    <dialog aria-labelledby={titleId} className="account-dialog" onClose={onClose} ref={dialog}>
      <form noValidate onSubmit={(event) => void submit(event)} ref={form}>
        <h2 id={titleId}>{title}</h2>
        {children(problems)}
        {problems.form ? (
          <p className="account-problem" role="alert">
            {problems.form}
          </p>
        ) : null}
        <div className="account-actions">
          <Button
            buttonStyle="primary"
            className={isDestructive ? 'account-destructive' : ''}
            disabled={isSending}
            margin={false}
            type="submit"
          >
            {isSending ? 'Working …' : action}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
