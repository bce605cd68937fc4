import type { Access, CollectionConfig } from 'payload'
import { hiddenFrom } from '../access/hiddenFrom'
import { hasRole, sitesOf } from '../access/roles'
import { anyOf, nobodyField, superAdmin } from '../access/rules'
import { idOf } from '../fields/idOf'
import { json } from '../fields/json'
import { text } from '../fields/plain'

/** Groups of the sites that the user works on: what another dealer belongs to is no business of theirs. */
const groupsOfTheirSites: Access = async ({ req }) => {
  const sites = sitesOf(req.user)
  if (sites.length === 0 || hasRole(req.user, 'leadsOnly')) return false
  const found = await req.payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    pagination: false,
    select: { group: true },
    where: { id: { in: sites } },
  })
  const groups = found.docs.map(({ group }) => idOf(group)).filter((id) => id !== null)
  return groups.length > 0 ? { id: { in: groups } } : false
}

/**
 * Sites that belong together, with the switches, wording and links that hold for all of them. What staff share with the
 * group from the page of switches and wording is kept here, by setting.
 */
export const Groups: CollectionConfig = {
  slug: 'groups',
  labels: { singular: 'Dealer group', plural: 'Dealer groups' },
  access: {
    read: anyOf(superAdmin, groupsOfTheirSites),
    create: superAdmin,
    update: superAdmin,
    delete: superAdmin,
  },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description: 'Sites that share switches and wording. Share them under Switches and wording.',
    hidden: hiddenFrom('groupManager', 'siteEditor', 'siteAuthor', 'leadsOnly'),
  },
  fields: [
    text('name', 'Name', { required: true, unique: true, maxLength: 80 }),
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
        description: 'Kept from the page of switches and wording, which is where to change them.',
      }),
      access: { update: nobodyField },
    },
  ],
}
