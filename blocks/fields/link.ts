import { type FieldHook, type TextField, ValidationError } from 'payload'
import { INVALID_LINK_MESSAGE, isLinkValue } from '../../src/domain/site/linkValue'
import { isLinkAddress } from '../../src/domain/site/richText'

type LinkField = Omit<TextField, 'type' | 'hasMany' | 'minRows' | 'maxRows' | 'validate'> & {
  /** additional validation with the document's data: true, or an error message */
  check?: (value: string, data: Record<string, unknown>) => true | string
}

/**
 * Checks every write, since drafts are stored without validation. Autosaves lose such an address: refusing one would lose what the
 * marketer has written beside it.
 * @throws {ValidationError} 400 with the field if the address has a scheme that runs or embeds what follows, or none before `//`, and it is no autosave
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
    custom: { ...field.custom, isLink: true },
    hooks: { ...field.hooks, beforeValidate: [refuseScript, ...(field.hooks?.beforeValidate ?? [])] },
    validate: (value: string | null | undefined, { data }: { data?: unknown } = {}) => {
      if (!value) return field.required ? 'Enter a link.' : true
      if (!isLinkValue(value)) return INVALID_LINK_MESSAGE
      return check?.(value, (data ?? {}) as Record<string, unknown>) ?? true
    },
    admin: {
      placeholder: '/contact',
      ...field.admin,
      components: { Field: '/src/admin/links/LinkField.tsx#LinkField', ...field.admin?.components },
    },
  } as TextField
}
