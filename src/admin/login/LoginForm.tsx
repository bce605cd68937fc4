'use client'
import { useId, useState } from 'react'
import { CODE } from '@/domain/accounts/signInCode'
import { AccountForm } from '../accounts/AccountForm'
import { AccountInput } from '../accounts/AccountInput'
import { type AccountResult, requestAccount } from '../accounts/accountRequests'
import { CodeInput } from '../accounts/CodeInput'
import '../accounts/accounts.css'

const REFUSED = 'This email and password do not belong together.'

/** The form to log in: email and password, and then a code if the account needs one. Nothing is stored between the two. */
export function LoginForm({ redirectTo }: { redirectTo: string }) {
  const [login, setLogin] = useState({ email: '', password: '' })
  const [needsCode, setNeedsCode] = useState(false)

  const send = async (body: object): Promise<AccountResult<unknown>> => {
    const result = await requestAccount('POST', '/api/users/login', body, { unauthorized: REFUSED })
    if (result.problem) return result
    window.location.assign(redirectTo)
    // The form stays as it is until the admin is there.
    return new Promise(() => {})
  }

  if (needsCode) return <CodeForm onBack={() => setNeedsCode(false)} onSend={(code) => send({ ...login, code })} />
  return (
    <PasswordForm
      email={login.email}
      onSend={async (entered) => {
        const result = await send(entered)
        if (result.field !== CODE) return result
        setLogin(entered)
        setNeedsCode(true)
        return { value: null }
      }}
    />
  )
}

interface PasswordFormProps {
  /** as it was entered before */
  email: string
  onSend: (login: { email: string; password: string }) => Promise<AccountResult<unknown>>
}

function PasswordForm({ email: entered, onSend }: PasswordFormProps) {
  const formId = useId()

  const onSubmit = async (): Promise<AccountResult<unknown>> => {
    // Read from the form, which has what was entered before this script ran.
    const inputs = document.getElementById(formId)!
    const read = (name: string) => inputs.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? ''
    const [email, password] = [read('email').trim(), read('password')]
    if (!email) return { problem: 'Enter your email.', field: 'email' }
    if (!password) return { problem: 'Enter your password.', field: 'password' }
    return onSend({ email, password })
  }
  return (
    <AccountForm
      action="Log in"
      buttons={
        <a className="account-link" href="/admin/forgot">
          Forgot password?
        </a>
      }
      fields={['email', 'password']}
      isPage
      onSubmit={onSubmit}
      title="Log in"
    >
      {(problems) => (
        <div className="account-inputs" id={formId}>
          <AccountInput
            autoComplete="username"
            defaultValue={entered}
            label="Email"
            name="email"
            problem={problems.email}
            type="email"
          />
          <AccountInput
            autoComplete="current-password"
            label="Password"
            name="password"
            problem={problems.password}
            type="password"
          />
        </div>
      )}
    </AccountForm>
  )
}

interface CodeFormProps {
  onSend: (code: string) => Promise<AccountResult<unknown>>
  onBack: () => void
}

function CodeForm({ onSend, onBack }: CodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  const [code, setCode] = useState('')
  const swap = () => {
    setIsRecovery(!isRecovery)
    setCode('')
  }
  return (
    <AccountForm
      action="Log in"
      buttons={
        <>
          <button className="account-link" onClick={swap} type="button">
            {isRecovery ? 'Use a code from the app' : 'Use a recovery code'}
          </button>
          <button className="account-link" onClick={onBack} type="button">
            Back
          </button>
        </>
      }
      fields={[CODE]}
      isPage
      key={isRecovery ? 'recovery' : 'app'}
      onSubmit={() => onSend(code)}
      title={isRecovery ? 'Enter a recovery code' : 'Enter your code'}
    >
      {(problems) => (
        <>
          <p>
            {isRecovery
              ? 'One of those that you saved when you set up two-step sign-in. Without any left, ask your manager to reset it.'
              : 'Open your authenticator app. It shows six digits for Forecourt.'}
          </p>
          <CodeInput isRecovery={isRecovery} onChange={setCode} problem={problems[CODE]} value={code} />
        </>
      )}
    </AccountForm>
  )
}
