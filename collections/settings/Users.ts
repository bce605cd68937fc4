import type { Access, CollectionConfig } from 'payload'
import { hiddenFrom } from '../access/hiddenFrom'
import { canGrantRole } from '../access/mayGrant'
import { ROLES, ROLES_UNDER_A_MANAGER, sitesOf } from '../access/roles'
import { allOf, anyOf, groupManagers, superAdmin } from '../access/rules'
import { text } from '../fields/plain'
import { firstIsSuperAdmin } from './hooks/firstIsSuperAdmin'
import { managersDeleteTheirOwnStaff, managersStayInTheirGroup } from './hooks/managersStayInTheirGroup'
import { validatePasswordLength } from './hooks/passwordLength'
import { passwordEmail, passwordEmailSubject } from './passwordEmail'

const themselves: Access = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)

/** Lesser roles on at least one of the manager's sites; the hooks refuse to touch those who also work elsewhere. */
const staffOfTheGroup: Access = ({ req }) => ({
  role: { in: [...ROLES_UNDER_A_MANAGER] },
  'sites.site': { in: sitesOf(req.user) },
})

const theirManagers = anyOf(superAdmin, allOf(groupManagers, staffOfTheGroup))

/** Staff of the deployment and of the dealers. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  auth: {
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax' },
    forgotPassword: { generateEmailHTML: passwordEmail, generateEmailSubject: passwordEmailSubject },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: anyOf(theirManagers, themselves),
    create: anyOf(superAdmin, groupManagers),
    update: anyOf(theirManagers, themselves),
    delete: theirManagers,
    unlock: theirManagers,
  },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    description: 'Who may do what, and on which sites.',
    hidden: hiddenFrom('siteEditor', 'siteAuthor', 'leadsOnly'),
  },
  hooks: {
    beforeOperation: [validatePasswordLength],
    beforeChange: [firstIsSuperAdmin, managersStayInTheirGroup],
    beforeDelete: [managersDeleteTheirOwnStaff],
  },
  fields: [
    text('name', 'Name', { required: true }),
    {
      name: 'role',
      label: 'Role',
      type: 'select',
      required: true,
      defaultValue: 'siteAuthor',
      saveToJWT: true,
      access: canGrantRole,
      options: ROLES.map(({ value, label }) => ({ value, label })),
      admin: { components: { Description: '/src/admin/fields/RoleHelp.tsx#RoleHelp' } },
    },
  ],
}
