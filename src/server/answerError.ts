import type { z } from 'zod'
import { type FieldError, fieldErrors } from '../domain/fieldErrors'

/** The answer to a call that cannot be served: what is wrong, and with which of its fields. */
export const answerError = (status: number, field: string, message: string, headers?: HeadersInit) =>
  Response.json({ errors: [{ field, message }] }, { status, headers })

/** The same where several fields may be wrong. */
export const errorsResponse = (status: number, ...errors: FieldError[]) => Response.json({ errors }, { status })

/** 400, with what the schema found wrong with each field of the question. */
export const answerIssues = (error: z.ZodError) => errorsResponse(400, ...fieldErrors(error))
