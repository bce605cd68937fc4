import type { Field } from 'payload'
import { isPlainObject } from '../../src/domain/cleanText'

/**
 * The fields of a block with the words of its example in the empty ones, so that a new block shows what belongs there. They are only shown, never
 * stored: a page says nothing that nobody entered. A list that needs rows opens with as many empty ones.
 */
export function withSampleWords(fields: readonly Field[], example: unknown): Field[] {
  const values = isPlainObject(example) ? example : {}
  return fields.map((field): Field => {
    if (field.type === 'row' || field.type === 'collapsible')
      return { ...field, fields: withSampleWords(field.fields, values) }
    if (!('name' in field) || !field.name) return field
    const value = values[field.name]
    if (field.type === 'group') return { ...field, fields: withSampleWords(field.fields, value) }
    if (field.type === 'array') {
      const fields = withSampleWords(field.fields, Array.isArray(value) ? value[0] : undefined)
      const defaultValue = field.defaultValue ?? (field.required ? emptyRows(field.minRows) : undefined)
      return { ...field, fields, ...(defaultValue && { defaultValue }) }
    }
    if ((field.type !== 'text' && field.type !== 'textarea') || typeof value !== 'string' || value === '') return field
    if (field.admin?.placeholder !== undefined || field.defaultValue !== undefined) return field
    return { ...field, admin: { ...field.admin, placeholder: value } } as Field
  })
}

function emptyRows(minRows = 0): object[] | undefined {
  return minRows > 0 ? Array.from({ length: minRows }, () => ({})) : undefined
}
