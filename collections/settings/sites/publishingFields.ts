import type { Field, FieldAccess } from 'payload'
import {
  DEFAULT_PUBLISHERS,
  PUBLISHERS,
  PUBLISHING_KIND_NAMES,
  PUBLISHING_KINDS,
} from '../../../src/domain/releases/publishingRights'
import { hasRole } from '../../access/roles'

/** Editors do not give themselves the right to publish. */
const managersField: FieldAccess = ({ req }) => hasRole(req.user, 'superAdmin', 'groupManager')

/** Who publishes what on the site. */
export const publishingFields: Field[] = [
  {
    name: 'publishing',
    label: 'Who publishes',
    type: 'group',
    admin: {
      description:
        'Whoever may not publish asks for approval from the form. Group managers and super admins always publish; only they change this.',
    },
    access: { create: managersField, update: managersField },
    fields: PUBLISHING_KIND_NAMES.map((kind) => ({
      name: kind,
      label: PUBLISHING_KINDS[kind].label,
      type: 'select' as const,
      defaultValue: DEFAULT_PUBLISHERS[kind],
      admin: { isClearable: false },
      options: Object.entries(PUBLISHERS).map(([value, label]) => ({ value, label })),
    })),
  },
]
