import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { slugify } from '../../src/domain/site/slug'
import { addressFromName } from './addressFromName'
import { copyAddress } from './copies'
import { uniqueOnSite } from './uniqueOnSite'

const unique = uniqueOnSite('slug', 'This slug is already used on this site.')

/** Empty is valid while typing: saving generates the slug from the name. */
const validate: TextFieldSingleValidation = (value, options) =>
  !value && options.event === 'onChange' ? true : unique(value, options)

/**
 * The last part of a URL, such as "melbourne-city". Made from the document's name if empty, and follows it until the document is published. Unique per site; the
 * collection adds the compound index that enforces it.
 */
export function slugField({
  description,
  from = (document) => String(document.name ?? ''),
}: {
  description: string
  from?: (document: Record<string, unknown>) => string
}): TextField {
  const fill: FieldHook = async (args) => {
    const typed = typeof args.value === 'string' ? slugify(args.value) : ''
    // Empty drafts of a site share no slug.
    return (await addressFromName(typed, (document) => slugify(from(document)), args)) || null
  }
  return {
    name: 'slug',
    label: 'Web address',
    type: 'text',
    required: true,
    index: true,
    hooks: { beforeValidate: [fill], beforeDuplicate: [copyAddress] },
    validate,
    admin: { position: 'sidebar', description: `${description} Leave empty to generate it from the name.` },
  }
}
