import { APIError } from 'payload'

/** A query or a document that is refused: 400 with the field and what to change. */
export class InvalidQueryError extends APIError {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message, 400, undefined, true)
  }
}
