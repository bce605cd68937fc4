import type { AfterErrorHook } from 'payload'

/** How busboy reports a multipart body that is cut off or has no boundary. */
const BROKEN_FORM = /^(Unexpected end of form|Malformed|Multipart: Boundary not found|Unsupported content type)/

/** A body or query that is no JSON, or a form that breaks off, is the sender's error: 400, where Payload answers 500. */
export const unreadableBody: AfterErrorHook = ({ error }) => {
  if (!(error instanceof SyntaxError) && !BROKEN_FORM.test(error.message)) return
  return { status: 400, response: { errors: [{ message: 'Send JSON, or a form that is complete.' }] } as never }
}

/** Adds the id of the request to an error response, as `route` does; the log lines carry it too. */
export const addRequestId: AfterErrorHook = ({ req, result }) => {
  const requestId = req.headers.get('x-request-id')
  return requestId && result ? { response: { ...result, requestId } as never } : undefined
}
