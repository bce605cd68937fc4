'use client'
import { type ReactNode, useState } from 'react'
import { CURRENT_PASSWORD } from '@/domain/accounts/currentPassword'
import { CODE } from '@/domain/accounts/signInCode'
import { AccountInput } from './AccountInput'
import { type AccountResult, requestAccount } from './accountRequests'
import { CodeInput } from './CodeInput'
import { RecoveryCodes } from './RecoveryCodes'

type Step = { name: 'prove' } | { name: 'scan'; key: string; qr: string } | { name: 'codes'; recoveryCodes: string[] }

interface SetUpOptions {
  userId: number
  email: string
  /** another app replaces the one that is set up, which takes a code of it */
  isMove: boolean
  /** heading of the first step */
  title: string
  /** text of the first step */
  intro: ReactNode
  /** called after the recovery codes were shown */
  onFinish: () => void
}

/** The steps to set up an authenticator app: password, QR code, recovery codes. Each is a form for `AccountForm`. */
export function useSetUp({ userId, email, isMove, title, intro, onFinish }: SetUpOptions) {
  const [step, setStep] = useState<Step>({ name: 'prove' })
  const [currentPassword, setCurrentPassword] = useState('')
  const [code, setCode] = useState('')
  const post = <Value,>(action: string, body: object) =>
    requestAccount<Value>('POST', `/api/accounts/${userId}/second-factor/${action}`, body)

  const submit = async (): Promise<AccountResult<unknown>> => {
    if (step.name === 'codes') {
      onFinish()
      return { value: null }
    }
    if (step.name === 'scan') {
      const confirmed = await post<{ recoveryCodes: string[] }>('confirm', { code })
      if (confirmed.value) setStep({ name: 'codes', ...confirmed.value })
      return confirmed
    }
    const begun = await post<{ key: string; qr: string }>('set-up', { currentPassword, ...(isMove && { code }) })
    if (begun.value) {
      setCode('')
      setStep({ name: 'scan', ...begun.value })
    }
    return begun
  }

  const forms: Record<Step['name'], { title: string; action: string }> = {
    prove: { title, action: 'Continue' },
    scan: { title: 'Add Forecourt to your app', action: isMove ? 'Use this app' : 'Turn on' },
    codes: { title: 'Save your recovery codes', action: 'I have saved them' },
  }

  const children = (problems: Record<string, string>) => {
    if (step.name === 'codes') return <RecoveryCodes codes={step.recoveryCodes} email={email} />
    const codeInput = <CodeInput onChange={setCode} problem={problems[CODE]} value={code} />
    if (step.name === 'scan')
      return (
        <>
          <p>Open your authenticator app, add an account and scan this code.</p>
          {/* biome-ignore lint/performance/noImgElement: an SVG made for this moment, which nothing can cache or resize. */}
          <img alt="QR code with the key below" className="account-qr" src={toDataUri(step.qr)} />
          <p>
            If you cannot scan it, enter this key: <code className="account-key">{step.key}</code>
          </p>
          {codeInput}
        </>
      )
    return (
      <>
        {intro}
        <input autoComplete="username" hidden readOnly type="email" value={email} />
        <AccountInput
          autoComplete="current-password"
          label="Current password"
          name={CURRENT_PASSWORD}
          onChange={({ target }) => setCurrentPassword(target.value)}
          problem={problems[CURRENT_PASSWORD]}
          type="password"
          value={currentPassword}
        />
        {isMove ? codeInput : null}
      </>
    )
  }

  return { step: step.name, fields: [CURRENT_PASSWORD, CODE], onSubmit: submit, children, ...forms[step.name] }
}

const toDataUri = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
