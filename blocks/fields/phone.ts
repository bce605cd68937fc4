import type { TextField } from 'payload'
import { isAustralianPhone } from '../../src/domain/leads/contactFields'

/** A dealer's phone number field. */
export function phoneField({
  name = 'phone',
  label = 'Phone',
  ...admin
}: {
  name?: string
  label?: string
  width?: string
  description?: string
} = {}): TextField {
  return {
    name,
    label,
    type: 'text',
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
    validate: (value: string | null | undefined) =>
      !value ||
      isAustralianPhone(value) ||
      'Enter an Australian phone number, such as 03 5550 0100, 0491 570 006 or 1800 160 401.',
    admin: { placeholder: '03 5550 0100', ...admin },
  }
}
