import { requestContext } from '../providers/httpClient/requestContext.mjs'

/** Sets the status of a dynamically rendered page, which Next does not support. Has no effect once headers are sent. */
export function setResponseStatus(status: number): void {
  const response = requestContext.getStore()?.response
  if (response && !response.headersSent) response.statusCode = status
}
