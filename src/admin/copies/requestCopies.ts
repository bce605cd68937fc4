/** The body of a response, or its error in words. */
export async function requestCopies<Body>(url: string, options: RequestInit = {}): Promise<Body | string> {
  try {
    const response = await fetch(url, { credentials: 'include', ...options })
    const body = (await response.json()) as Body & { errors?: { message: string }[] }
    return response.ok ? body : (body.errors?.[0]?.message ?? 'Something went wrong. Try again.')
  } catch {
    return 'No connection. Try again.'
  }
}
