import type { TextField } from 'payload'

/**
 * Whether a text is somewhere a link may lead: a path on the site, a web address, or a tel, sms or mailto link. Others,
 * such as `javascript:`, are refused.
 */
export function isLink(value: string): boolean {
  if (/^\/(?!\/)/.test(value) || /^#[\w-]+$/.test(value)) return !/\s/.test(value)
  if (/^(tel|sms|mailto):\S+$/i.test(value)) return true
  try {
    const { protocol, hostname } = new URL(value)
    return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
  } catch {
    return false
  }
}

/** A link that staff type: "/finance" or "https://example.com". */
export function linkField(field: Omit<TextField, 'type' | 'hasMany' | 'minRows' | 'maxRows' | 'validate'>): TextField {
  return {
    ...field,
    type: 'text',
    validate: (value: string | null | undefined) => {
      if (!value) return field.required ? 'Say where the link leads.' : true
      return isLink(value) || 'Start with / for a page of this site, or with https:// for another site.'
    },
    admin: { placeholder: '/contact', ...field.admin },
  } as TextField
}
