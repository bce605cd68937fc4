'use client'
import { Button } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AccountResult } from './accountRequests'

interface AccountFormProps {
  title: string
  /** the page has no other heading above it */
  isPage?: boolean
  /** label of the button that sends the form */
  action: string
  /** the action takes something away */
  isDestructive?: boolean
  /** names of the fields that show their own problem */
  fields: readonly string[]
  /** sends the form, which shows a problem */
  onSubmit: () => Promise<AccountResult<unknown>>
  /** further buttons */
  buttons?: ReactNode
  children: (problems: Record<string, string>) => ReactNode
}

/** A form about an account, with its heading: in a dialog or as a page. */
export function AccountForm(props: AccountFormProps) {
  const { title, isPage = false, action, isDestructive = false, fields, onSubmit, buttons, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSending, setIsSending] = useState(false)

  // A step that follows another has taken the place of the button that had the focus. A dialog opens before the next frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const first = form.current?.querySelector<HTMLElement>('input:not([hidden])')
      const target = first ?? form.current?.querySelector<HTMLElement>('h1, h2')
      target?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblems({})
    setIsSending(true)
    const { problem, field } = await onSubmit()
    setIsSending(false)
    if (!problem) return
    const name = field && fields.includes(field) ? field : 'form'
    setProblems({ [name]: problem })
    requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.select())
  }

  const Heading = isPage ? 'h1' : 'h2'
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} ref={form}>
      <Heading tabIndex={-1}>{title}</Heading>
      {children(problems)}
      {problems.form ? (
        <p className="account-problem" role="alert">
          {problems.form}
        </p>
      ) : null}
      <div className="account-actions">
        {buttons}
        <Button
          buttonStyle="primary"
          className={isDestructive ? 'account-destructive' : ''}
          disabled={isSending}
          margin={false}
          type="submit"
        >
          {isSending ? 'Working …' : action}
        </Button>
      </div>
    </form>
  )
}
