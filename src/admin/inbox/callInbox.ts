import type { InboxLead } from '@/data/leadInbox/getInboxLead'
import type { Inbox } from '@/data/leadInbox/listInbox'
import { type InboxFilter, inboxQuery } from '@/domain/leads/inboxFilter'
import type { LeadStatus } from '@/domain/leads/leadStatus'

/** What the server answered, or what to tell staff where it did not. */
export type Answer<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string }

const UNREACHABLE = 'The server could not be reached. Try again.'

async function call<Value>(path: string, init?: RequestInit): Promise<Answer<Value>> {
  try {
    const answer = await fetch(path, { credentials: 'include', cache: 'no-store', ...init })
    const body = await answer.json()
    if (answer.ok) return { value: body as Value }
    if (answer.status === 401) return { problem: 'You have been logged out. Log in again in another tab.' }
    return { problem: (body as { errors?: { message: string }[] }).errors?.[0]?.message ?? 'That did not work.' }
  } catch {
    return { problem: UNREACHABLE }
  }
}

const asJson = (method: 'POST' | 'PATCH', body: unknown): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

export const askInbox = (filter: InboxFilter) => call<Inbox>(`/api/lead-inbox?${inboxQuery(filter)}`)

export const askLead = (id: number) => call<InboxLead>(`/api/lead-inbox/${id}`)

export interface Change {
  status?: LeadStatus
  assignee?: number | null
  read?: boolean
}

export const sendChange = (ids: readonly number[], change: Change) =>
  call<{ changed: number }>('/api/lead-inbox', asJson('PATCH', { ids, ...change }))

export const sendNote = (id: number, text: string) =>
  call<{ added: boolean }>(`/api/lead-inbox/${id}/notes`, asJson('POST', { text }))

export const sendAgain = (delivery: number) =>
  call<{ id: number }>(`/api/leadDeliveries/${delivery}/resend`, { method: 'POST' })
