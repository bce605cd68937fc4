'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { CURRENT_PASSWORD } from '@/domain/accounts/currentPassword'
import { MIN_PASSWORD_LENGTH } from '@/domain/accounts/passwordLength'
import { AccountDialog } from './AccountDialog'
import { AccountInput } from './AccountInput'
import { requestAccount } from './accountRequests'
import { useFormFollowsSave } from './useFormFollowsSave'

interface ChangePasswordProps {
  userId: number
  /** the account's email address, for password managers */
  email: string
  /** the account's name if it is another member of staff's; null for one's own account */
  otherName: string | null
  onChange: () => Promise<void>
}

const FIELDS = [CURRENT_PASSWORD, 'password']

/** The button and dialog to set a password. */
export function ChangePassword({ userId, email, otherName, onChange }: ChangePasswordProps) {
  const [isOpen, setIsOpen] = useState(false)
  const title = otherName ? `Set a new password for ${otherName}` : 'Change your password'
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => setIsOpen(true)} size="medium">
        {otherName ? 'Set a new password' : 'Change password'}
      </Button>
      {isOpen ? (
        <PasswordDialog
          email={email}
          isOwn={otherName === null}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
          title={title}
          userId={userId}
        />
      ) : null}
    </>
  )
}

interface PasswordDialogProps {
  userId: number
  email: string
  isOwn: boolean
  title: string
  onChange: () => Promise<void>
  onClose: () => void
}

function PasswordDialog({ userId, email, isOwn, title, onChange, onClose }: PasswordDialogProps) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [password, setPassword] = useState('')
  const followSave = useFormFollowsSave()

  const onSubmit = async () => {
    const change = { password, currentPassword }
    const result = await requestAccount<{ doc: { updatedAt: string } }>('PATCH', `/api/users/${userId}`, change)
    if (result.value) {
      followSave(result.value.doc.updatedAt)
      toast.success(
        isOwn
          ? 'Password changed. You are signed out everywhere else.'
          : 'Password set. They are signed out everywhere and get an email.',
      )
      onClose()
      void onChange()
    }
    return result
  }

  const newPassword = (problems: Record<string, string>) => (
    <AccountInput
      autoComplete="new-password"
      hint={`At least ${MIN_PASSWORD_LENGTH} characters, such as four words.`}
      label="New password"
      name="password"
      onChange={({ target }) => setPassword(target.value)}
      problem={problems.password}
      type="password"
      value={password}
    />
  )
  return (
    <AccountDialog
      action={isOwn ? 'Change password' : 'Set password'}
      fields={FIELDS}
      onClose={onClose}
      onSubmit={onSubmit}
      title={title}
    >
      {(problems) => (
        <>
          {isOwn ? <input autoComplete="username" hidden readOnly type="email" value={email} /> : newPassword(problems)}
          <AccountInput
            autoComplete={isOwn ? 'current-password' : 'off'}
            label={isOwn ? 'Current password' : 'Your own password'}
            name={CURRENT_PASSWORD}
            onChange={({ target }) => setCurrentPassword(target.value)}
            problem={problems[CURRENT_PASSWORD]}
            type="password"
            value={currentPassword}
          />
          {isOwn ? newPassword(problems) : null}
        </>
      )}
    </AccountDialog>
  )
}
