'use client'
import { CODE } from '@/domain/accounts/signInCode'
import { AccountInput } from './AccountInput'

interface CodeInputProps {
  label?: string
  hint?: string
  problem?: string
  /** a recovery code is expected instead of one of the app */
  isRecovery?: boolean
  value: string
  onChange: (value: string) => void
}

/** The input of a code of the authenticator app, which phones fill in, or of a recovery code. */
export function CodeInput({ isRecovery = false, onChange, ...input }: CodeInputProps) {
  return (
    <AccountInput
      autoCapitalize="none"
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      label={isRecovery ? 'Recovery code' : 'Code from your app'}
      maxLength={40}
      name={CODE}
      onChange={({ target }) => onChange(target.value)}
      spellCheck={false}
      {...input}
    />
  )
}
