import type { JSONField } from 'payload'

/** Shows JSON as names and values, or takes it typed where staff may change it. */
export const JSON_FIELD = '/src/admin/fields/JsonField.tsx#JsonField'

/** A JSON column that a feed fills: `list` takes an array, `object` a map. Empty is always fine. */
export function json(
  name: string,
  label: string,
  { shape, description, Field = JSON_FIELD }: { shape: 'list' | 'object'; description?: string; Field?: string },
): JSONField {
  return {
    name,
    label,
    type: 'json',
    validate: (value: unknown) => {
      if (value === null || value === undefined) return true
      const fits = shape === 'list' ? Array.isArray(value) : typeof value === 'object' && !Array.isArray(value)
      return fits || `This is a JSON ${shape === 'list' ? 'list: [ ... ]' : 'object: { ... }'}`
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
