/** An error response to a call; the message is public and in Algolia's wording. */
export class ProtocolError extends Error {
  override name = 'ProtocolError'

  constructor(
    readonly status: 400 | 403 | 404,
    message: string,
  ) {
    super(message)
  }
}
