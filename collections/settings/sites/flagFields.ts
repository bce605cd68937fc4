import type { Field } from 'payload'
import { FLAG_NAMES, FLAGS } from '../../../src/domain/site/flags'

/** One checkbox per feature flag. */
export const flagFields: Field[] = [
  {
    name: 'flags',
    label: false,
    type: 'group',
    interfaceName: 'SiteFlags',
    admin: { hideGutter: true, className: 'forecourt-flags' },
    fields: FLAG_NAMES.map((name) => ({
      name,
      label: FLAGS[name].label,
      type: 'checkbox' as const,
      defaultValue: FLAGS[name].default,
      admin: { description: FLAGS[name].help },
    })),
  },
]
