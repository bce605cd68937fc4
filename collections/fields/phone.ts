import type { TextField } from 'payload'

/** Whether a text is an Australian phone number: 10 digits from 0, +61 and 9, a 13 number or a 1800 or 1300 one. */
export function isAustralianPhone(value: string): boolean {
  const digits = value.replace(/[\s()-]/g, '')
  return /^(0[2-9]\d{8}|\+61[2-9]\d{8}|1[38]00\d{6}|13\d{4})$/.test(digits)
}

/** A dealer's phone number. */
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
      !value || isAustralianPhone(value) || 'An Australian number such as 03 5550 0100, 0491 570 006 or 1800 160 401.',
    admin: { placeholder: '03 5550 0100', ...admin },
  }
}
