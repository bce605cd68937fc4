import type { PersonRow } from '@/data/privacyDesk/findPeople'
import type { Person } from '@/data/privacyDesk/getPerson'
import type { ContactCorrection } from '@/domain/privacy/correction'
import type { PrivacyCounts, PrivacyReason } from '@/domain/privacy/privacyLog'

/** Response body, or an error message for staff with the field that it concerns. */
export type DeskResult<Value> =
  | { value: Value; problem?: undefined; field?: undefined }
  | { value?: undefined; problem: string; field?: string }

/** The person that an action is about, and why. */
export interface DeskAction {
  site: number
  person: string
  reason: PrivacyReason
}

async function request(path: string, init?: RequestInit): Promise<DeskResult<Response>> {
  try {
    const response = await fetch(path, { credentials: 'include', cache: 'no-store', ...init })
    if (response.ok) return { value: response }
    if (response.status === 401) return { problem: 'Your session has expired. Log in again in another tab.' }
    const body = (await response.json().catch(() => null)) as { errors?: { field: string; message: string }[] } | null
    const [error] = body?.errors ?? []
    return { problem: error?.message ?? 'Something went wrong. Try again.', field: error?.field }
  } catch {
    return { problem: 'Could not reach the server. Try again.' }
  }
}

async function requestJson<Value>(path: string, body?: object): Promise<DeskResult<Value>> {
  const result = await request(path, body && toPost(body))
  return result.value ? { value: (await result.value.json()) as Value } : result
}

const toPost = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

export const fetchPeople = (who: string) =>
  requestJson<{ people: PersonRow[] }>(`/api/privacy-desk?${new URLSearchParams({ who })}`)

export const fetchPerson = (site: number, person: string) =>
  requestJson<Person>(`/api/privacy-desk/person?${new URLSearchParams({ site: String(site), person })}`)

type Counts = { counts: PrivacyCounts }

/** @param confirmation the person's email or phone number, as typed again */
export const postErase = (action: DeskAction, confirmation: string) =>
  requestJson<Counts>('/api/privacy-desk/erase', { ...action, confirmation })
export const postOptOut = (action: DeskAction) => requestJson<Counts>('/api/privacy-desk/opt-out', action)
export const postCorrection = (action: DeskAction, contact: ContactCorrection) =>
  requestJson<Counts>('/api/privacy-desk/correct', { ...action, contact })

/** Downloads everything that is held about a person. */
export async function downloadExport(action: DeskAction): Promise<DeskResult<true>> {
  const result = await request('/api/privacy-desk/export', toPost(action))
  if (!result.value) return result
  const name = /filename="([^"]+)"/.exec(result.value.headers.get('content-disposition') ?? '')?.[1]
  const url = URL.createObjectURL(await result.value.blob())
  Object.assign(document.createElement('a'), { href: url, download: name ?? 'person.zip' }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return { value: true }
}
