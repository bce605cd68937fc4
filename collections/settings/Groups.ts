import type { Access, CollectionConfig } from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { hiddenFrom } from '../access/hiddenFrom'
import { getUserSiteIds, hasRole } from '../access/roles'
import { anyOf, noFieldAccess, superAdmin } from '../access/rules'
import { checkbox, help, text } from '../fields/basicFields'
import { json } from '../fields/json'

/** Groups of the user's sites. Groups of other dealers are not visible. */
const groupsOfOwnSites: Access = async ({ req }) => {
  const sites = getUserSiteIds(req.user)
  if (sites.length === 0 || hasRole(req.user, 'leadsOnly')) return false
  const found = await req.payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    pagination: false,
    select: { group: true },
    where: { id: { in: sites } },
  })
  const groups = found.docs.map(({ group }) => getRelationId(group)).filter((id) => id !== null)
  return groups.length > 0 ? { id: { in: groups } } : false
}

/** Sites that share features, wording and links. Stores the values shared on the Features and wording page, by setting. */
export const Groups: CollectionConfig = {
  slug: 'groups',
  disableDuplicate: true,
  labels: { singular: 'Dealer group', plural: 'Dealer groups' },
  access: {
    read: anyOf(superAdmin, groupsOfOwnSites),
    create: superAdmin,
    update: superAdmin,
    delete: superAdmin,
  },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description: 'Sites that share features and wording. Manage them under Features and wording.',
    hidden: hiddenFrom('groupManager', 'siteEditor', 'siteAuthor', 'leadsOnly'),
  },
  fields: [
    text('name', 'Name', { required: true, unique: true, maxLength: 80 }),
    checkbox(
      'requireSecondFactor',
      'Require two-step sign-in',
      help(
        'Whoever works on a site of this group, and every super admin, sets it up before anything else. ' +
          'Whoever has none sees only its set-up until then, you too: set up your own first, as you cannot even turn this off without it.',
      ),
    ),
    {
      name: 'sites',
      label: 'Sites',
      type: 'join',
      collection: 'sites',
      on: 'group',
      defaultLimit: 0,
      admin: { defaultColumns: ['name', 'slug', 'template'] },
    },
    {
      ...json('settings', 'Shared settings', {
        shape: 'object',
        description: 'Managed under Features and wording.',
      }),
      access: { update: noFieldAccess },
    },
  ],
}
