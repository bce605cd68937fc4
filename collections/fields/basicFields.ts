import type { CheckboxField, DateField, NumberField, TextareaField, TextField } from 'payload'

type Extra<Field> = Partial<Omit<Field, 'name' | 'label' | 'type'>>

export const text = (name: string, label: string, extra: Extra<TextField> = {}) =>
  ({ name, label, type: 'text', ...extra }) as TextField
export const textarea = (name: string, label: string, extra: Extra<TextareaField> = {}) =>
  ({ name, label, type: 'textarea', ...extra }) as TextareaField
export const number = (name: string, label: string, extra: Extra<NumberField> = {}) =>
  ({ name, label, type: 'number', ...extra }) as NumberField
export const checkbox = (name: string, label: string, extra: Extra<CheckboxField> = {}) =>
  ({ name, label, type: 'checkbox', defaultValue: false, ...extra }) as CheckboxField
export const date = (name: string, label: string, extra: Extra<DateField> = {}) =>
  ({ name, label, type: 'date', ...extra }) as DateField

/** Help text of a field. */
export const help = (description: string) => ({ admin: { description } })

/** "in_stock" as "In stock", for values that are readable without underscores. */
export const titleCase = (value: string) => value.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())

/** Select options with labels derived from their values. */
export const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: titleCase(value) }))
