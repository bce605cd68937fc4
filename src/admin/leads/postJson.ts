/** Posts to one of our own endpoints: what it answered, or what to tell staff where it refused. */
export async function postJson<Value>(path: string, body?: unknown): Promise<{ value?: Value; problem?: string }> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const said = await answer.json()
    if (answer.ok) return { value: said as Value }
    return { problem: (said as { errors?: { message: string }[] }).errors?.[0]?.message ?? 'That did not work.' }
  } catch {
    return { problem: 'The server could not be reached. Try again.' }
  }
}
