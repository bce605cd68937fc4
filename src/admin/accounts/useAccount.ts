'use client'
import { useCallback, useEffect, useState } from 'react'
import type { AccountEventGroup } from '@/domain/accounts/accountEvents'
import type { SecondFactor } from '@/server/accounts/secondFactor'
import type { StaffSession } from '@/server/accounts/sessions'
import { type AccountResult, requestAccount } from './accountRequests'

/** What the admin shows of the security of an account. */
export interface AccountSecurityDetails {
  sessions: StaffSession[]
  secondFactor: SecondFactor & {
    /** who requires it; null if nobody does */
    requiredBy: string | null
  }
  /** they were sent an invitation, and nobody has used the account */
  isInvited: boolean
  events: AccountEventGroup[]
}

/** Loads the security of an account; `reload` loads it again after a change. */
export function useAccount(userId: number) {
  const [result, setResult] = useState<AccountResult<AccountSecurityDetails> | null>(null)
  const reload = useCallback(
    async () => setResult(await requestAccount<AccountSecurityDetails>('GET', `/api/accounts/${userId}`)),
    [userId],
  )
  useEffect(() => void reload(), [reload])
  return { result, reload }
}
