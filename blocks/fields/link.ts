import type { TextField } from 'payload'

/**
 * Whether text is a valid link: a path on the site, a web address, or a tel, sms or mailto link. Rejects other schemes,
 * such as `javascript:`.
 */
export function isLinkValue(value: string): boolean {
  if (/^\/(?!\/)/.test(value) || /^#[\w-]+$/.test(value)) return !/\s/.test(value)
  if (/^(tel|sms|mailto):\S+$/i.test(value)) return true
  try {
    const { protocol, hostname } = new URL(value)
    return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
  } catch {
    return false
  }
}

/** Validation message of an invalid link. */
export const INVALID_LINK_MESSAGE = 'Start with / for a page on this site, or https:// for another site.'

type LinkField = Omit<TextField, 'type' | 'hasMany' | 'minRows' | 'maxRows' | 'validate'> & {
  /** additional validation with the document's data: true, or an error message */
  check?: (value: string, data: Record<string, unknown>) => true | string
}

/** A link field: "/finance" or "https://example.com". */
export function linkField({ check, ...field }: LinkField): TextField {
  return {
    ...field,
    type: 'text',
    validate: (value: string | null | undefined, { data }: { data?: unknown } = {}) => {
      if (!value) return field.required ? 'Enter a link.' : true
      if (!isLinkValue(value)) return INVALID_LINK_MESSAGE
      return check?.(value, (data ?? {}) as Record<string, unknown>) ?? true
    },
    admin: { placeholder: '/contact', ...field.admin },
  } as TextField
}
