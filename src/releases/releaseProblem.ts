import { APIError, type PayloadRequest, ValidationError } from 'payload'
import type { FieldError } from '../domain/fieldErrors'

/** What was asked cannot be done as it is: why, and what to change. Nothing was saved. */
export class ReleaseProblem extends Error {
  override name = 'ReleaseProblem'
  constructor(
    readonly status: 400 | 403 | 404 | 409,
    readonly errors: FieldError[],
  ) {
    super(errors.map(({ message }) => message).join(' '))
  }
}

export const problem = (status: ReleaseProblem['status'], field: string, message: string) =>
  new ReleaseProblem(status, [{ field, message }])

/** Why a save of a document was refused, in words; null for a fault that is nobody's mistake. */
export function describeRefusal(error: unknown): string | null {
  if (error instanceof ValidationError)
    return error.data.errors
      .map(({ label, path, message }) => `${typeof label === 'string' && label ? label : path}: ${message}`)
      .join(' ')
  if (error instanceof Error && error.name === 'Forbidden') return 'You may not publish it.'
  if (error instanceof APIError && error.status < 500) return error.message
  return null
}

/** Who acts, as entries and emails name them. */
export const actorName = (user: PayloadRequest['user']): string => user?.name || user?.email || 'Somebody'
