import type { z } from 'zod'

/** An error of one field, as returned by the API and shown in a form's summary. */
export interface FieldError {
  field: string
  message: string
}

/** The first error of each field, in the schema's order; an error of the whole input has the field `body`. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const errors = new Map<string, string>()
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body'
    if (!errors.has(field)) errors.set(field, issue.message)
  }
  return Array.from(errors, ([field, message]) => ({ field, message }))
}
