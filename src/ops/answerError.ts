interface FieldError {
  field: string
  message: string
}

/** The answer to a call that cannot be served: what is wrong, and with which of its fields. */
export const answerError = (status: number, field: string, message: string, headers?: HeadersInit) =>
  Response.json({ errors: [{ field, message }] }, { status, headers })

/** The same where several fields may be wrong. */
export const answerErrors = (status: number, ...errors: FieldError[]) => Response.json({ errors }, { status })
