import type { FieldHook, TextField } from 'payload'
import { slugify } from '../../src/domain/site/slug'
import { uniqueOnSite } from './uniqueOnSite'

/**
 * The last part of an address, "melbourne-city". Left empty it is made from another field, by default the name. Unique on
 * its site; the collection adds the compound index that the database enforces.
 */
export function slugField({ from = 'name', description }: { from?: string; description: string }): TextField {
  const fill: FieldHook = ({ value, data, originalDoc }) => {
    const given = typeof value === 'string' ? value.trim() : ''
    return slugify(given || String(data?.[from] ?? originalDoc?.[from] ?? ''))
  }
  return {
    name: 'slug',
    label: 'Address name',
    type: 'text',
    required: true,
    index: true,
    hooks: { beforeValidate: [fill] },
    validate: uniqueOnSite('slug', 'Something else on this site already has this address name.'),
    admin: { position: 'sidebar', description: `${description} Leave it empty to make it from the ${from}.` },
  }
}
