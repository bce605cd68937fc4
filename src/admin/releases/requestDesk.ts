const FAILED = 'Something went wrong. Try again.'

/** Milliseconds after which a request for a desk is given up. */
const LOAD_MS = 30_000

/** The body of a response, or its error in words. */
export async function getDesk<Body>(path: string, signal?: AbortSignal): Promise<Body | string> {
  try {
    const timeout = AbortSignal.timeout(LOAD_MS)
    const response = await fetch(path, {
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const body = (await response.json()) as Body & { errors?: { message: string }[] }
    return response.ok ? body : (body.errors?.[0]?.message ?? FAILED)
  } catch {
    return 'Could not reach the server. Try again.'
  }
}

/** All problems of a refused request, each in words; null if it was done. */
export async function postDesk(
  path: string,
  body: unknown = {},
  method: 'POST' | 'DELETE' = 'POST',
): Promise<{ status: number; problems: string[]; fields?: string[] } | null> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return null
    const { errors } = (await response.json()) as { errors?: { message: string; field: string }[] }
    return {
      status: response.status,
      problems: errors?.map(({ message }) => message) ?? [FAILED],
      fields: errors?.map(({ field }) => field) ?? [],
    }
  } catch {
    return { status: 0, problems: ['Could not reach the server. Try again.'] }
  }
}
