'use client'
import { Button } from '@payloadcms/ui'
import { type ReactNode, useRef } from 'react'
import { AdminDialog } from '../AdminDialog'
import { AccountForm } from './AccountForm'
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
  /** names the step of a dialog with several, whose forms replace each other */
  step?: string
  /** false in a last step, which cannot be undone */
  hasCancel?: boolean
  children: (problems: Record<string, string>) => ReactNode
}

/** A dialog with a form of its own, outside of the document's form, which is also on the screen. */
export function AccountDialog({ onClose, step, hasCancel = true, ...form }: AccountDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  const cancel = (
    <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
      Cancel
    </Button>
  )
  return (
    <AdminDialog className="account-dialog" hasOwnHeading onClose={onClose} ref={dialog} title={form.title}>
      <AccountForm key={step} {...form} buttons={hasCancel ? cancel : null} />
    </AdminDialog>
  )
}
