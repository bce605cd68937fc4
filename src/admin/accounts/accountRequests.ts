import { fetchWithChallenge } from '@/ui/forms/fetchWithChallenge'

/** Response body, or an error message for staff with the field that it concerns. */
export type AccountResult<Value> =
  | { value: Value; problem?: undefined; field?: undefined }
  | { value?: undefined; problem: string; field?: string }

interface ErrorBody {
  errors?: { message: string; field?: string; data?: { errors?: { path: string; message: string }[] } }[]
}

/** Sends JSON to the product's own routes or Payload's, and reads the errors of both. */
export async function requestAccount<Value>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  /** the message of a 401 that concerns no field */
  { unauthorized = 'Your session has expired. Log in again in another tab.' } = {},
): Promise<AccountResult<Value>> {
  try {
    const response = await fetchWithChallenge(path, {
      method,
      credentials: 'include',
      cache: 'no-store',
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const content = (await response.json().catch(() => ({}))) as Value & ErrorBody
    return response.ok ? { value: content } : toProblem(response.status, content, unauthorized)
  } catch {
    return { problem: 'Could not reach the server. Try again.' }
  }
}

function toProblem(status: number, { errors }: ErrorBody, unauthorized: string) {
  const [error] = errors ?? []
  const [invalid] = error?.data?.errors ?? []
  if (invalid) return { problem: invalid.message, field: invalid.path }
  if (status === 401 && !error?.field) return { problem: unauthorized }
  return { problem: error?.message ?? 'Something went wrong. Try again.', field: error?.field }
}
