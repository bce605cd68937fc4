/** Posts JSON to an API route. Returns its body, or an error message for staff. */
export async function postJson<Value>(path: string, body?: unknown): Promise<{ value?: Value; problem?: string }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const responseBody = await response.json()
    if (response.ok) return { value: responseBody as Value }
    return {
      problem:
        (responseBody as { errors?: { message: string }[] }).errors?.[0]?.message ?? 'Something went wrong. Try again.',
    }
  } catch {
    return { problem: 'Could not reach the server. Try again.' }
  }
}
