import type { InboxLead } from '@/data/leadInbox/getInboxLead'
import type { Inbox } from '@/data/leadInbox/listInbox'
import { type InboxFilter, inboxQuery } from '@/domain/leads/inboxFilter'
import type { LeadStatus } from '@/domain/leads/leadStatus'

/** Response body, or an error message for staff. */
export type ApiResult<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string }

const UNREACHABLE = 'Could not reach the server. Try again.'

async function request<Value>(path: string, init?: RequestInit): Promise<ApiResult<Value>> {
  try {
    const response = await fetch(path, { credentials: 'include', cache: 'no-store', ...init })
    const body = await response.json()
    if (response.ok) return { value: body as Value }
    if (response.status === 401) return { problem: 'Your session has expired. Log in again in another tab.' }
    return {
      problem: (body as { errors?: { message: string }[] }).errors?.[0]?.message ?? 'Something went wrong. Try again.',
    }
  } catch {
    return { problem: UNREACHABLE }
  }
}

const toJsonRequest = (method: 'POST' | 'PATCH', body: unknown): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

export const fetchInbox = (filter: InboxFilter) => request<Inbox>(`/api/lead-inbox?${inboxQuery(filter)}`)

export const fetchLead = (id: number) => request<InboxLead>(`/api/lead-inbox/${id}`)

export interface LeadChange {
  status?: LeadStatus
  assignee?: number | null
  read?: boolean
}

export const updateLeads = (ids: readonly number[], change: LeadChange) =>
  request<{ changed: number }>('/api/lead-inbox', toJsonRequest('PATCH', { ids, ...change }))

export const postNote = (id: number, text: string) =>
  request<{ added: boolean }>(`/api/lead-inbox/${id}/notes`, toJsonRequest('POST', { text }))

export const refuseReservation = (id: number) =>
  request<{ refused: true }>(`/api/lead-inbox/${id}/refuse`, { method: 'POST' })

export const resendDelivery = (delivery: number) =>
  request<{ id: number }>(`/api/leadDeliveries/${delivery}/resend`, { method: 'POST' })
