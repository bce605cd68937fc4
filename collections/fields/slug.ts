import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { slugify } from '../../src/domain/site/slug'
import { uniqueOnSite } from './uniqueOnSite'

const unique = uniqueOnSite('slug', 'Something else on this site already has this address.')

/** An empty one is fine while staff type: saving makes it from the name. */
const validate: TextFieldSingleValidation = (value, options) =>
  !value && options.event === 'onChange' ? true : unique(value, options)

/**
 * The last part of an address, "melbourne-city". Left empty it is made from the document's name. Unique on its site; the
 * collection adds the compound index that the database enforces.
 */
export function slugField({
  description,
  from = (document) => String(document.name ?? ''),
}: {
  description: string
  from?: (document: Record<string, unknown>) => string
}): TextField {
  const fill: FieldHook = ({ value, data, originalDoc }) => {
    const given = typeof value === 'string' ? value.trim() : ''
    return slugify(given || from({ ...originalDoc, ...data }))
  }
  return {
    name: 'slug',
    label: 'Address',
    type: 'text',
    required: true,
    index: true,
    hooks: { beforeValidate: [fill] },
    validate,
    admin: { position: 'sidebar', description: `${description} Leave it empty to make it from the name.` },
  }
}
