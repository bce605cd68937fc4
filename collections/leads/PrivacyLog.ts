import type { CollectionConfig } from 'payload'
import { PRIVACY_ACTION_LABELS, PRIVACY_ACTIONS } from '../../src/domain/privacy/privacyLog'
import { hiddenFrom } from '../access/hiddenFrom'
import { allOf, anyOf, groupManagers, noAccess, onOwnSites, superAdmin } from '../access/rules'
import { text } from '../fields/basicFields'
import { skipRelationCheck } from '../fields/skipRelationCheck'

/**
 * Log of what was done with the personal data of one person, or removed by the nightly job. Contains no personal data of
 * shoppers: a person is a keyed hash. Written in the transaction of the action, never by staff.
 */
export const PrivacyLog: CollectionConfig = {
  slug: 'privacyLog',
  labels: { singular: 'Privacy log entry', plural: 'Privacy log' },
  access: {
    read: anyOf(superAdmin, allOf(groupManagers, onOwnSites())),
    create: noAccess,
    update: noAccess,
    delete: noAccess,
  },
  admin: {
    group: 'Leads',
    useAsTitle: 'summary',
    defaultColumns: ['createdAt', 'action', 'summary', 'handled_by_name', 'reason'],
    listSearchableFields: ['person', 'summary', 'handled_by_name'],
    description:
      'Exports, corrections, opt-outs and erasures of the privacy desk, and what the nightly job removed. Names no shopper.',
    hidden: hiddenFrom('siteEditor', 'siteAuthor', 'leadsOnly'),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'action',
      label: 'Action',
      type: 'select',
      required: true,
      options: PRIVACY_ACTIONS.map((value) => ({ value, label: PRIVACY_ACTION_LABELS[value] })),
    },
    text('summary', 'Concerned', { required: true }),
    text('reason', 'Reason'),
    text('person', 'Person (hash)', {
      index: true,
      admin: {
        description:
          'The same for every action about one person on this site. A correction of the email has two: the one before and the one after.',
      },
    }),
    { name: 'handled_by', label: 'Staff member', type: 'relationship', relationTo: 'users', ...skipRelationCheck },
    // Remains after the staff member's account is deleted.
    text('handled_by_name', 'By', { required: true }),
  ],
}
