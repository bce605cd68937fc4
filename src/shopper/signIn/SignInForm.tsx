'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { codeChannels } from '@/domain/shoppers/codeChannels'
import type { CodeChannel } from '@/domain/shoppers/shopperAddress'
import { CODE_MINUTES } from '@/domain/shoppers/signInCode'
import type { SignInType } from '@/domain/site/signIn'
import { Button } from '@/ui/actions/Button'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { Field } from '@/ui/forms/Field'
import { fetchWithChallenge } from '@/ui/forms/fetchWithChallenge'
import { TextInput } from '@/ui/forms/TextInput'

export interface SignInFormProps {
  type: SignInType
  /** paths on the site: the page that the shopper wants, and the one they came from */
  redirect: string
  back: string
  /** codes can go to a mobile */
  sendsTexts: boolean
  /** adds the address to the account that is signed in */
  attaches?: boolean
  /** where a code was sent, as the page found it; null asks for an address */
  sentTo?: string | null
  /** the page's error */
  error?: string | null
}

const ADDRESS_ID = 'sign-in-address'
const CODE_ID = 'sign-in-code'
const UNREACHABLE = 'We could not be reached. Check your connection and try again.'

/**
 * Signs in by a code: an address, then the six digits that were sent there. Without script both steps are forms, which come back to this
 * page.
 */
export function SignInForm({ type, redirect, back, sendsTexts, attaches, ...page }: SignInFormProps) {
  const [sentTo, setSentTo] = useState(page.sentTo ?? null)
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState(page.error ?? null)
  const [notice, setNotice] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  // The next step has another field, and the button that was pressed is gone.
  const shownStep = useRef(sentTo)
  useEffect(() => {
    if (shownStep.current === sentTo) return
    shownStep.current = sentTo
    document.getElementById(sentTo ? CODE_ID : ADDRESS_ID)?.focus()
  }, [sentTo])
  const fields = { type, redirect, back, ...(attaches && { attach: '1' }) }
  const hidden = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))

  const submit = async (event: FormEvent, path: string, more: Record<string, string>) => {
    event.preventDefault()
    if (sending) return null
    setSending(true)
    setNotice('')
    const result = await post(path, { ...fields, ...more })
    setSending(false)
    setError(result.error)
    setAttempt((count) => count + 1)
    return result
  }
  const requestCode = async (event: FormEvent, to: string) => {
    const result = await submit(event, '/api/shopper/codes', { address: to })
    if (!result || result.error) return
    if (sentTo) setNotice('A new code is on its way.')
    setCode('')
    setSentTo(to.trim())
  }
  const enterCode = async (event: FormEvent) => {
    const result = await submit(event, '/api/shopper/sessions', { code })
    if (result?.redirect) openNewDocument(result.redirect)
  }

  const controlId = sentTo ? CODE_ID : ADDRESS_ID
  const problems = error ? [{ message: error, controlId }] : []
  if (!sentTo) {
    const control = addressControl(codeChannels(type, sendsTexts))
    return (
      <form
        method="post"
        action="/api/shopper/codes"
        className="grid gap-5"
        noValidate
        onSubmit={(event) => void requestCode(event, address)}
      >
        {hidden}
        <ErrorSummary problems={problems} attempt={attempt} />
        <Field id={ADDRESS_ID} label={control.label} required error={error}>
          {(attributes) => (
            <TextInput
              {...attributes}
              {...control.input}
              name="address"
              maxLength={254}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
        <p className="text-sm text-muted">
          We send you a six-digit code.{!attaches && ' There is no password, and no account to create first.'}
        </p>
        <Button type="submit" size="lg" loading={sending}>
          Send me a code
        </Button>
      </form>
    )
  }
  return (
    <div className="grid gap-4">
      <form
        method="post"
        action="/api/shopper/sessions"
        className="grid gap-5"
        noValidate
        onSubmit={(event) => void enterCode(event)}
      >
        {hidden}
        <ErrorSummary problems={problems} attempt={attempt} />
        <p>
          A code is on its way to <strong className="break-words">{sentTo}</strong>. It works for {CODE_MINUTES}{' '}
          minutes. {codeHelp(sentTo).missing}
        </p>
        <Field id={CODE_ID} label="Six-digit code" required error={error}>
          {(attributes) => (
            <TextInput
              {...attributes}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              className="numbers max-w-44 text-xl tracking-widest"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="lg" loading={sending}>
          Sign in
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-x-2">
        <form method="post" action="/api/shopper/codes" onSubmit={(event) => void requestCode(event, sentTo)}>
          {hidden}
          <input type="hidden" name="address" value={sentTo} />
          <Button type="submit" variant="quiet" size="sm">
            Send a new code
          </Button>
        </form>
        <Button
          href={`/sign-in?${new URLSearchParams({ type, redirect, back })}`}
          variant="quiet"
          size="sm"
          // The sign-in's own links open no dialog over it.
          data-sign-in-step
          onClick={(event) => {
            event.preventDefault()
            setSentTo(null)
            setError(null)
          }}
        >
          {codeHelp(sentTo).other}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {notice}
      </p>
    </div>
  )
}

/** Words of the step with the code, by how it was sent: a text message has no folder of unwanted mail. */
export const codeHelp = (sentTo: string) =>
  sentTo.includes('@')
    ? {
        missing: 'Nothing there? Look among unwanted mail, or use the link in our latest message.',
        other: 'Use another address',
      }
    : {
        missing: 'Nothing there? Check the number and your reception, or send a new code.',
        other: 'Use another number',
      }

/** What was loaded before does not know that the shopper is signed in. Another anchor of the same page alone would load nothing. */
function openNewDocument(path: string): void {
  const { pathname, search } = new URL(path, window.location.href)
  if (pathname !== window.location.pathname || search !== window.location.search) {
    window.location.assign(path)
    return
  }
  history.replaceState(null, '', path)
  window.location.reload()
}

function addressControl(channels: readonly CodeChannel[]) {
  if (!channels.includes('sms'))
    return { label: 'Email', input: { type: 'email', autoComplete: 'email', inputMode: 'email' } } as const
  if (!channels.includes('email'))
    return { label: 'Mobile number', input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } } as const
  return {
    label: 'Email or mobile number',
    input: { type: 'text', autoComplete: 'username', inputMode: 'email', autoCapitalize: 'none' },
  } as const
}

async function post(path: string, fields: object): Promise<{ error: string | null; redirect?: string }> {
  try {
    const response = await fetchWithChallenge(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    })
    const body = (await response.json()) as { redirect?: string; errors?: { message: string }[] }
    return response.ok ? { error: null, redirect: body.redirect } : { error: body.errors?.[0]?.message ?? UNREACHABLE }
  } catch {
    return { error: UNREACHABLE }
  }
}
