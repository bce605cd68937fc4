import type { Field } from 'payload'
import { FLAG_NAMES, FLAGS } from '../../../src/domain/site/flags'

/** One checkbox per feature flag, below those that are turned on and lack something. */
export const flagFields: Field[] = [
  {
    name: 'flagLacks',
    type: 'ui',
    admin: {
      components: { Field: '/src/admin/settings/FlagLacks.tsx#FlagLacks' },
      disableBulkEdit: true,
      disableListColumn: true,
    },
  },
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
