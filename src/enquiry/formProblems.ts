import type { FieldErrors } from 'react-hook-form'
import type { FieldError } from '@/domain/fieldErrors'
import type { EnquiryInput } from '@/domain/leads/enquiry'
import type { FormField } from '@/domain/leads/formFields'

/** The errors of a form by the server's field names: "email", "details.amount". */
export function formProblems(errors: FieldErrors<EnquiryInput>): FieldError[] {
  return Object.entries(errors).flatMap(([field, error]) => {
    if (typeof error?.message === 'string') return [{ field, message: error.message }]
    if (field !== 'details' || typeof error !== 'object' || error === null) return []
    return Object.entries(error as Record<string, { message?: string } | undefined>).map(([name, detail]) => ({
      field: `details.${name}`,
      message: detail?.message ?? '',
    }))
  })
}

/** Errors in the order of the form's fields; those without a field come first. */
export function sortByFieldOrder(problems: readonly FieldError[], fields: readonly FormField[]): FieldError[] {
  const fieldNames = fields.map(({ place, name }) => (place === 'details' ? `details.${name}` : name))
  const order = ['location_id', 'starts_at', ...fieldNames, 'category', 'message', 'terms', 'opt_in']
  return [...problems].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

/** The submitted values without empty ones. */
export function withoutEmpty<Values extends { details?: Record<string, unknown> }>(values: Values): Values {
  const details = Object.entries(values.details ?? {}).filter(
    ([, answer]) => answer !== undefined && answer !== null && answer !== '',
  )
  return { ...values, details: Object.fromEntries(details) }
}
