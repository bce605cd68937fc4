import type { Field } from 'payload'
import { FLAG_NAMES, FLAGS, OFFERED_FLAGS } from '../../../src/domain/site/flags'

/** One checkbox per feature flag. Unavailable flags keep their columns and are hidden. */
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
      hidden: !OFFERED_FLAGS.includes(name),
      defaultValue: FLAGS[name].default,
      admin: { description: FLAGS[name].help },
    })),
  },
]
