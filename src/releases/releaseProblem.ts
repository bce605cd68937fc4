import { APIError, type PayloadRequest, ValidationError } from 'payload'
import type { FieldError } from '../domain/fieldErrors'
import { REFUSED_FIELDS } from '../domain/releases/approval'

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

/** Why a document cannot be saved as it is. */
export interface Refusal {
  /** path of the field; empty for the whole document */
  field: string
  /** a sentence that names the field with those around it */
  message: string
}

/** Why a save of a document was refused, by field; null for a fault that is nobody's mistake. */
export function refusalsOf(error: unknown): Refusal[] | null {
  if (error instanceof ValidationError)
    return error.data.errors.map(({ label, path, message }) => ({
      field: path,
      message: `${typeof label === 'string' && label ? label : path}: ${message}`,
    }))
  if (error instanceof Error && error.name === 'Forbidden') return [{ field: '', message: 'You may not publish it.' }]
  if (error instanceof APIError && error.status < 500) return [{ field: '', message: error.message }]
  return null
}

/** The same in words. */
export const describeRefusal = (error: unknown): string | null =>
  refusalsOf(error)
    ?.map(({ message }) => message)
    .join(' ') ?? null

/** A document that cannot be published as it is: each error has the path of a field in its form, after `fields.`. */
export const unpublishable = (refusals: readonly Refusal[]) =>
  new ReleaseProblem(
    400,
    refusals.map(({ field, message }) => ({ field: `${REFUSED_FIELDS}${field}`, message })),
  )

/** Who acts, as entries and emails name them. */
export const actorName = (user: PayloadRequest['user']): string => user?.name || user?.email || 'Somebody'
