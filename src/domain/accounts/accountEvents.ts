/** What is recorded about an account, with its text for staff. */
export const ACCOUNT_EVENTS = {
  invited: { text: 'Invited by email', isFailure: false },
  signedIn: { text: 'Signed in', isFailure: false },
  signedInWithCode: { text: 'Signed in with code', isFailure: false },
  signedInWithRecoveryCode: { text: 'Signed in with recovery code', isFailure: false },
  wrongPassword: { text: 'Wrong password', isFailure: true },
  wrongCode: { text: 'Right password, wrong code', isFailure: true },
  tooManyTries: { text: 'Refused after too many tries', isFailure: true },
  passwordChanged: { text: 'Password changed', isFailure: false },
  emailChanged: { text: 'Email address changed', isFailure: false },
  sessionsEnded: { text: 'Signed out from elsewhere', isFailure: false },
  secondFactorOn: { text: 'Two-step sign-in turned on', isFailure: false },
  secondFactorMoved: { text: 'Two-step sign-in moved to another app', isFailure: false },
  secondFactorOff: { text: 'Two-step sign-in turned off', isFailure: false },
  recoveryCodesReplaced: { text: 'New recovery codes', isFailure: false },
} as const satisfies Record<string, { text: string; isFailure: boolean }>

export type AccountEventKind = keyof typeof ACCOUNT_EVENTS

/** How a session can be opened. */
export const SIGN_IN_KINDS = [
  'signedIn',
  'signedInWithCode',
  'signedInWithRecoveryCode',
] as const satisfies readonly AccountEventKind[]

export const FAILURE_KINDS = (Object.keys(ACCOUNT_EVENTS) as AccountEventKind[]).filter(
  (kind) => ACCOUNT_EVENTS[kind].isFailure,
)

export interface AccountEvent {
  kind: AccountEventKind
  /** ISO time */
  at: string
  address: string | null
  userAgent: string | null
  /** another member of staff who did it */
  by: string | null
}

/** Equal events that follow each other, as one. */
export interface AccountEventGroup extends AccountEvent {
  count: number
}

/** Groups events that differ only in their time, newest first; the group has the time of its newest. */
export function groupEvents(events: readonly AccountEvent[]): AccountEventGroup[] {
  const groups: AccountEventGroup[] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last && keyOf(last) === keyOf(event)) last.count += 1
    else groups.push({ ...event, count: 1 })
  }
  return groups
}

const keyOf = ({ kind, address, userAgent, by }: AccountEvent) => JSON.stringify([kind, address, userAgent, by])
