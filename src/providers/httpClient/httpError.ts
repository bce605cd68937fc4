/** Why a request failed; `protocol`, `credentials` and `address` were refused before anything was sent. */
export type HttpFailure =
  | 'protocol'
  | 'credentials'
  | 'address'
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'redirect'
  | 'tooLarge'
  | 'brokeOff'
  | 'malformed'

/** A request that failed. Its message may be shown to staff, and ends without a full stop. */
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
