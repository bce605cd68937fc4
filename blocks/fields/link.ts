import { type FieldHook, type TextField, ValidationError } from 'payload'
import { isLinkAddress } from '../../src/domain/site/richText'

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

/**
 * Checks every write, since drafts are stored without validation. Autosaves lose such an address: refusing one would lose what the
 * marketer has written beside it.
 * @throws {ValidationError} 400 with the field if the address has a scheme that runs or embeds what follows, and it is no autosave
 */
const refuseScript: FieldHook = ({ collection, path, req, value }) => {
  if (typeof value !== 'string' || isLinkAddress(value)) return value
  if (req.searchParams?.get('autosave') === 'true') return null
  throw new ValidationError(
    { collection: collection?.slug, errors: [{ message: INVALID_LINK_MESSAGE, path: path.join('.') }], req },
    req.t,
  )
}

/** A link field: "/finance" or "https://example.com". */
export function linkField({ check, ...field }: LinkField): TextField {
  return {
    ...field,
    type: 'text',
    hooks: { ...field.hooks, beforeValidate: [refuseScript, ...(field.hooks?.beforeValidate ?? [])] },
    validate: (value: string | null | undefined, { data }: { data?: unknown } = {}) => {
      if (!value) return field.required ? 'Enter a link.' : true
      if (!isLinkValue(value)) return INVALID_LINK_MESSAGE
      return check?.(value, (data ?? {}) as Record<string, unknown>) ?? true
    },
    admin: { placeholder: '/contact', ...field.admin },
  } as TextField
}
