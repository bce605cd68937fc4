/** Calls the CMS's REST API of a running server. @throws with the response if it is an error */
export async function cmsApi(
  base: string,
  token: string | null,
  path: string,
  method = 'GET',
  body?: object,
  // biome-ignore lint/suspicious/noExplicitAny: responses of the CMS's REST API
): Promise<any> {
  const response = await fetch(base + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`)
  return response.json()
}

/** The token of a member of staff of the demo. */
export async function logInToDemo(base: string, email: string): Promise<string> {
  return (await cmsApi(base, null, '/api/users/login', 'POST', { email, password: 'forecourt-demo' })).token
}
