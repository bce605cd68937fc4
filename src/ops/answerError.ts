/** The answer to a call that cannot be served: what is wrong, and with which of its fields. */
export const answerError = (status: number, field: string, message: string, headers?: HeadersInit) =>
  Response.json({ errors: [{ field, message }] }, { status, headers })
