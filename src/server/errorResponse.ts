import type { FieldError } from '../domain/fieldErrors'

/** The answer of the API to a request that cannot be served: `{ errors: [{ field, message }] }`. */
export function errorResponse(status: number, errors: FieldError | readonly FieldError[], headers?: HeadersInit) {
  return Response.json({ errors: Array.isArray(errors) ? errors : [errors] }, { status, headers })
}
