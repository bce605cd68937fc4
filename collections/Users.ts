import type { CollectionConfig, Where } from 'payload'
import { hiddenFrom } from './access/hiddenFrom'
import { ROLES, ROLES_UNDER_A_MANAGER, sitesOf } from './access/roles'
import { allOf, anyOf, groupManagers, superAdmin } from './access/rules'
import { text } from './fields/plain'
import { managersStayInTheirGroup } from './hooks/managersStayInTheirGroup'
import { hasRole } from './access/roles'
import type { Access, FieldAccess } from 'payload'

const themselves: Access = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)

/** Staff that a group manager looks after: lesser roles on at least one of their sites. The hook checks the rest. */
const staffOfTheGroup: Access = ({ req }) => {
  const where: Where = { role: { in: [...ROLES_UNDER_A_MANAGER] }, 'sites.site': { in: sitesOf(req.user) } }
  return where
}

const managesStaff: FieldAccess = ({ req, id }) =>
  hasRole(req.user, 'superAdmin') || (hasRole(req.user, 'groupManager') && id !== req.user?.id)

/** Whoever hands out roles and sites, and never to themselves. */
export const mayGrant = { create: managesStaff, update: managesStaff }

/** Staff of the deployment and of the dealers. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  auth: {
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax' },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: anyOf(superAdmin, allOf(groupManagers, staffOfTheGroup), themselves),
    create: anyOf(superAdmin, groupManagers),
    update: anyOf(superAdmin, allOf(groupManagers, staffOfTheGroup), themselves),
    delete: anyOf(superAdmin, allOf(groupManagers, staffOfTheGroup)),
    unlock: anyOf(superAdmin, allOf(groupManagers, staffOfTheGroup)),
  },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    description: 'Who may do what, and on which sites.',
    hidden: hiddenFrom('siteEditor', 'siteAuthor', 'leadsOnly'),
  },
  hooks: { beforeChange: [managersStayInTheirGroup], beforeOperation: [] },
  fields: [
    text('name', 'Name', { required: true }),
    {
      name: 'role',
      label: 'Role',
      type: 'select',
      required: true,
      defaultValue: 'siteAuthor',
      saveToJWT: true,
      access: mayGrant,
      options: ROLES.map(({ value, label }) => ({ value, label })),
      admin: { description: ROLES.map(({ label, help }) => `${label}: ${help}`).join(' ') },
    },
  ],
}
