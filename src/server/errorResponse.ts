import type { FieldError } from '../domain/fieldErrors'

/** The API's error response: `{ errors: [{ field, message }] }`. */
export function errorResponse(status: number, errors: FieldError | readonly FieldError[], headers?: HeadersInit) {
  return Response.json({ errors: Array.isArray(errors) ? errors : [errors] }, { status, headers })
}
