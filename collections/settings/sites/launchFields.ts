import type { Field } from 'payload'
import { noFieldAccess } from '../../access/rules'
import { date } from '../../fields/basicFields'

/** The state of a site's launch. Written by /api/launch, which checks what is missing. */
export const launchFields: Field[] = [
  {
    name: 'launch',
    label: false,
    type: 'group',
    access: { create: noFieldAccess, update: noFieldAccess },
    admin: { hidden: true },
    fields: [
      // Empty: strangers see "coming soon", and no search engine finds the site.
      date('launchedAt', 'Live since'),
      date('legalReadAt', 'Legal pages read'),
    ],
  },
]
