import type { AfterErrorHook } from 'payload'

/** Busboy's errors for a multipart body that is truncated or has no boundary. */
const INVALID_FORM = /^(Unexpected end of form|Malformed|Multipart: Boundary not found|Unsupported content type)/

/** Responds with 400 to invalid JSON and truncated forms; Payload alone responds with 500. */
export const rejectInvalidBody: AfterErrorHook = ({ error }) => {
  if (!(error instanceof SyntaxError) && !INVALID_FORM.test(error.message)) return
  return {
    status: 400,
    response: { errors: [{ message: 'The request body is not valid JSON or form data.' }] } as never,
  }
}

/** Adds the request id to error responses, as `route` does. Log lines have it too. */
export const addRequestId: AfterErrorHook = ({ req, result }) => {
  const requestId = req.headers.get('x-request-id')
  return requestId && result ? { response: { ...result, requestId } as never } : undefined
}
