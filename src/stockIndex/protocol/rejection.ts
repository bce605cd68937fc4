/** A request that is answered with an error; the message is safe to show and worded as Algolia words its own. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: 400 | 403 | 404,
    message: string,
  ) {
    super(message)
  }
}
