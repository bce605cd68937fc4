import type { TextField } from 'payload'

/**
 * Whether a text is somewhere a link may lead: a path on the site, a web address, or a tel, sms or mailto link. Others,
 * such as `javascript:`, are refused.
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

/** What is said of what is none. */
export const INVALID_LINK_MESSAGE = 'Start with / for a page of this site, or with https:// for another site.'

type LinkField = Omit<TextField, 'type' | 'hasMany' | 'minRows' | 'maxRows' | 'validate'> & {
  /** what else must hold of a link, given the document: true, or what is wrong with it */
  check?: (value: string, data: Record<string, unknown>) => true | string
}

/** A link that staff type: "/finance" or "https://example.com". */
export function linkField({ check, ...field }: LinkField): TextField {
  return {
    ...field,
    type: 'text',
    validate: (value: string | null | undefined, { data }: { data?: unknown } = {}) => {
      if (!value) return field.required ? 'Say where the link leads.' : true
      if (!isLinkValue(value)) return INVALID_LINK_MESSAGE
      return check?.(value, (data ?? {}) as Record<string, unknown>) ?? true
    },
    admin: { placeholder: '/contact', ...field.admin },
  } as TextField
}
