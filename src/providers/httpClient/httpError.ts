/** Why a request failed; `protocol`, `credentials` and `address` are detected before anything is sent. */
export type HttpFailure =
  | 'protocol'
  | 'credentials'
  | 'address'
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'redirect'
  | 'tooLarge'
  | 'interrupted'
  | 'malformed'

/** A failed request. Its message may be shown to staff and has no full stop at the end. */
export class HttpError extends Error {
  override name = 'HttpError'

  constructor(
    readonly failure: HttpFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
