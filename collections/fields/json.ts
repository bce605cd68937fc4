import type { JSONField, JSONFieldValidation } from 'payload'

/** Component that shows JSON as names and values, and edits it as text. */
export const JSON_FIELD = '/src/admin/fields/JsonField.tsx#JsonField'

/** A JSON column filled by a feed: an array for `list`, a map for `object`. May be empty. */
export function json(
  name: string,
  label: string,
  {
    shape,
    description,
    Field = JSON_FIELD,
    validate,
  }: { shape: 'list' | 'object'; description?: string; Field?: string; validate?: JSONFieldValidation },
): JSONField {
  return {
    name,
    label,
    type: 'json',
    validate: (value, options) => {
      if (value === null || value === undefined) return true
      const fits = shape === 'list' ? Array.isArray(value) : typeof value === 'object' && !Array.isArray(value)
      if (fits) return validate ? validate(value, options) : true
      return `Enter a JSON ${shape === 'list' ? 'list: [ ... ]' : 'object: { ... }'}`
    },
    admin: {
      description,
      disableBulkEdit: true,
      disableListFilter: true,
      maxHeight: 320,
      components: { Field },
    },
  }
}
