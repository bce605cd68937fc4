/** In place of a message: the session was ended in another tab, or belongs to somebody else now, and the shopper is to sign in. */
export const SIGNED_OUT = Symbol('signed out')

const UNREACHABLE = 'We could not be reached. Check your connection and try again.'
const FAILED = 'Something went wrong on our side. Please try again in a moment.'

/** Changes the shopper's watchlist. Null once it is done, else the message, or `SIGNED_OUT`. */
export async function changeWatchlist(
  path: 'save-car' | 'remove-car',
  body: object,
): Promise<string | typeof SIGNED_OUT | null> {
  const response = await fetch(`/api/watchlist/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return UNREACHABLE
  if (response.status === 401 || response.status === 403) return SIGNED_OUT
  const answer = (await response.json().catch(() => null)) as {
    success?: boolean
    errors?: { message: string }[]
  } | null
  return answer?.success ? null : (answer?.errors?.[0]?.message ?? FAILED)
}
