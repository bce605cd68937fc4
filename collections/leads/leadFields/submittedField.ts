import type { Field, FieldAccess } from 'payload'
import { noFieldAccess } from '../../access/rules'
import { JSON_FIELD } from '../../fields/json'

/** A field that the shopper submitted: read-only for staff, and hidden if empty. */
export function submittedField<AField extends Field>(field: AField): AField {
  const access: { create: FieldAccess; update: FieldAccess } = { create: noFieldAccess, update: noFieldAccess }
  const hasValue = (data: Record<string, unknown> | undefined) => Boolean('name' in field && data?.[field.name])
  const isAlwaysShown = field.type === 'checkbox' || ('required' in field && field.required)
  return {
    ...field,
    access,
    admin: { ...field.admin, readOnly: true, ...(isAlwaysShown ? {} : { condition: hasValue }) },
  } as AField
}

export const halfWidth = { admin: { width: '50%' } }

/** Admin options of a JSON field shown as labels with values. */
export const readableJson = { components: { Field: JSON_FIELD } }
