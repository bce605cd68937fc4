'use client'
import { Button, toast } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { CURRENT_PASSWORD } from '@/domain/accounts/currentPassword'
import { CODE, RECOVERY_CODES } from '@/domain/accounts/signInCode'
import { AccountDialog } from './AccountDialog'
import { AccountInput } from './AccountInput'
import { type AccountResult, requestAccount } from './accountRequests'
import { CodeInput } from './CodeInput'
import { FullTime } from './FullTime'
import { RecoveryCodes } from './RecoveryCodes'
import type { AccountSecurityDetails } from './useAccount'
import { useSetUp } from './useSetUp'

/** Recovery codes left at which the owner is told to make new ones. */
const FEW_CODES = 2

interface TwoStepSignInProps {
  userId: number
  email: string
  /** the account's name if it is another member of staff's; null for one's own account */
  otherName: string | null
  secondFactor: AccountSecurityDetails['secondFactor']
  onChange: () => Promise<void>
}

type Open = 'setUp' | 'codes' | 'off' | null

/** The second factor of an account: whether it is on, and what can be changed about it. */
export function TwoStepSignIn({ userId, email, otherName, secondFactor, onChange }: TwoStepSignInProps) {
  const [open, setOpen] = useState<Open>(null)
  const { since, requiredBy } = secondFactor
  const isOwn = otherName === null
  const close = () => {
    setOpen(null)
    void onChange()
  }
  const dialog = { userId, email, onClose: close }
  const button = (label: string, opens: Open) => (
    <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(opens)} size="medium">
      {label}
    </Button>
  )

  return (
    <div className="account-card">
      <h3>
        Two-step sign-in{' '}
        <span className={`forecourt-pill ${since ? 'forecourt-pill--good' : ''}`}>{since ? 'On' : 'Off'}</span>
      </h3>
      <State isOwn={isOwn} {...secondFactor} />
      {isOwn || since ? (
        <div className="account-actions">
          {isOwn && !since ? button('Turn on', 'setUp') : null}
          {isOwn && since ? button('New recovery codes', 'codes') : null}
          {isOwn && since ? button('Use another app', 'setUp') : null}
          {since && (!isOwn || !requiredBy) ? button(isOwn ? 'Turn off' : 'Reset', 'off') : null}
        </div>
      ) : null}
      {open === 'setUp' ? <SetUpDialog {...dialog} isMove={since !== null} /> : null}
      {open === 'codes' ? <CodesDialog {...dialog} /> : null}
      {open === 'off' ? <OffDialog {...dialog} otherName={otherName} /> : null}
    </div>
  )
}

function State({
  isOwn,
  since,
  recoveryCodesLeft,
  requiredBy,
}: TwoStepSignInProps['secondFactor'] & { isOwn: boolean }) {
  const requirement = requiredBy ? ` Required by ${requiredBy}.` : ''
  if (!since)
    return (
      <p>
        {isOwn
          ? 'After your password, Forecourt asks for a code from an app on your phone. Whoever learns your password cannot log in without it.'
          : 'They log in with their password alone.'}
        {requirement}
      </p>
    )
  const isFew = isOwn && recoveryCodesLeft <= FEW_CODES
  return (
    <p>
      Since <FullTime at={since} />.{' '}
      <span className={isFew ? 'account-failure' : undefined}>
        {recoveryCodesLeft} of {RECOVERY_CODES} recovery codes left{isFew ? ': make new ones' : ''}.
      </span>
      {requirement}
    </p>
  )
}

interface DialogProps {
  userId: number
  email: string
  onClose: () => void
}

function SetUpDialog({ isMove, ...props }: DialogProps & { isMove: boolean }) {
  const setUp = useSetUp({
    ...props,
    isMove,
    title: isMove ? 'Use another app' : 'Turn on two-step sign-in',
    intro: isMove ? (
      <p>Enter your password, and a code from the app that you use now or a recovery code. Then scan a new QR code.</p>
    ) : (
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.
      </p>
    ),
    onFinish: () => {
      toast.success(isMove ? 'Codes now come from the new app.' : 'Two-step sign-in is on.')
      props.onClose()
    },
  })
  return <AccountDialog {...setUp} hasCancel={setUp.step !== 'codes'} onClose={props.onClose} />
}

/** Asks for the password and a code, and sends them. */
function useProof({ userId, action, hasCode }: { userId: number; action: string; hasCode: boolean }) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [code, setCode] = useState('')
  const send = <Value,>(): Promise<AccountResult<Value>> =>
    requestAccount<Value>('POST', `/api/accounts/${userId}/second-factor/${action}`, {
      currentPassword,
      ...(hasCode && { code }),
    })
  const inputs = (problems: Record<string, string>): ReactNode => (
    <>
      <AccountInput
        autoComplete="current-password"
        label={hasCode ? 'Current password' : 'Your own password'}
        name={CURRENT_PASSWORD}
        onChange={({ target }) => setCurrentPassword(target.value)}
        problem={problems[CURRENT_PASSWORD]}
        type="password"
        value={currentPassword}
      />
      {hasCode ? (
        <CodeInput hint="Or one of your recovery codes." onChange={setCode} problem={problems[CODE]} value={code} />
      ) : null}
    </>
  )
  return { send, inputs, fields: [CURRENT_PASSWORD, CODE] }
}

function CodesDialog({ userId, email, onClose }: DialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const { send, inputs, fields } = useProof({ userId, action: 'recovery-codes', hasCode: true })

  const onSubmit = async (): Promise<AccountResult<unknown>> => {
    if (codes) {
      onClose()
      return { value: null }
    }
    const result = await send<{ recoveryCodes: string[] }>()
    if (result.value) setCodes(result.value.recoveryCodes)
    return result
  }
  return (
    <AccountDialog
      action={codes ? 'I have saved them' : 'Make new codes'}
      fields={fields}
      hasCancel={!codes}
      onClose={onClose}
      onSubmit={onSubmit}
      step={codes ? 'codes' : 'prove'}
      title={codes ? 'Save your recovery codes' : 'New recovery codes'}
    >
      {(problems) =>
        codes ? (
          <RecoveryCodes codes={codes} email={email} />
        ) : (
          <>
            <p>Your earlier recovery codes stop working.</p>
            {inputs(problems)}
          </>
        )
      }
    </AccountDialog>
  )
}

function OffDialog({ userId, otherName, onClose }: DialogProps & { otherName: string | null }) {
  const { send, inputs, fields } = useProof({ userId, action: 'turn-off', hasCode: otherName === null })
  const onSubmit = async () => {
    const result = await send()
    if (result.value) {
      toast.success(otherName ? 'Two-step sign-in reset. They get an email.' : 'Two-step sign-in is off.')
      onClose()
    }
    return result
  }
  return (
    <AccountDialog
      action={otherName ? 'Reset' : 'Turn off'}
      fields={fields}
      isDestructive
      onClose={onClose}
      onSubmit={onSubmit}
      title={otherName ? `Reset two-step sign-in of ${otherName}` : 'Turn off two-step sign-in'}
    >
      {(problems) => (
        <>
          <p>
            {otherName
              ? 'For someone who has lost their phone and their recovery codes. Be sure that it is they who ask: they log in with their password alone until they set it up again.'
              : 'Your password alone is then enough to log in, and your recovery codes stop working.'}
          </p>
          {inputs(problems)}
        </>
      )}
    </AccountDialog>
  )
}
