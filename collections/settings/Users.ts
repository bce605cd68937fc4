import { tenantsArrayField } from '@payloadcms/plugin-multi-tenant/fields'
import type { Access, CollectionConfig, Field } from 'payload'
import { GROUP_MANAGED_ROLES } from '../../src/domain/accounts/canManageAccount'
import { REPORT_ROLES } from '../../src/domain/reports/reportRoles'
import { canGrantRole, offerGrantedRoles } from '../access/canGrantRole'
import { hiddenFrom } from '../access/hiddenFrom'
import { getUserSiteIds, ROLES } from '../access/roles'
import { allOf, anyOf, groupManagers, superAdmin } from '../access/rules'
import { checkbox, text } from '../fields/basicFields'
import { confirmPassword, tellAccountChange } from './hooks/confirmPassword'
import { firstUserIsSuperAdmin } from './hooks/firstUserIsSuperAdmin'
import { inviteNewUser, withoutTypedPassword } from './hooks/inviteNewUser'
import { limitGroupManagerDeletes, limitGroupManagers } from './hooks/limitGroupManagers'
import { answerLimits, limitLogins, resetLoginLimit } from './hooks/limitLogins'
import { validatePasswordLength } from './hooks/passwordLength'
import { finishReset, markReset, withoutResetToken } from './hooks/passwordResets'
import { describeRefusal, requireCode } from './hooks/secondFactor'
import { endSessionAtLogout, prepareSignIn, recordRefusal, recordSignIn, rejectEarlierPassword } from './hooks/signIns'
import { passwordEmail, passwordEmailSubject } from './passwordEmail'

const ownAccount: Access = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false)

/** Lower roles on at least one of the manager's sites. Hooks reject changes to staff who also work on other sites. */
const managedStaff: Access = ({ req }) => ({
  role: { in: [...GROUP_MANAGED_ROLES] },
  'sites.site': { in: getUserSiteIds(req.user) },
})

const staffManagers = anyOf(superAdmin, allOf(groupManagers, managedStaff))

const uiField = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  admin: { disableBulkEdit: true, disableListColumn: true, components: { Field: component } },
})

/** Staff accounts. */
export const Users: CollectionConfig = {
  slug: 'users',
  disableDuplicate: true,
  labels: { singular: 'Staff member', plural: 'Staff' },
  auth: {
    // Payload locks the account itself, so that a stranger could keep its owner out. `limitLogins` counts by sender.
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    // Requests need the ids of the sites only.
    depth: 0,
    cookies: { sameSite: 'Lax' },
    forgotPassword: { generateEmailHTML: passwordEmail, generateEmailSubject: passwordEmailSubject },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: anyOf(staffManagers, ownAccount),
    create: anyOf(superAdmin, groupManagers),
    update: anyOf(staffManagers, ownAccount),
    delete: staffManagers,
    unlock: staffManagers,
  },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    description: 'Staff accounts, their roles and their sites.',
    hidden: hiddenFrom('siteEditor', 'siteAuthor', 'leadsOnly'),
  },
  hooks: {
    beforeOperation: [prepareSignIn, limitLogins, withoutTypedPassword, validatePasswordLength, markReset],
    beforeLogin: [rejectEarlierPassword, requireCode],
    afterLogin: [resetLoginLimit, recordSignIn, finishReset],
    afterLogout: [endSessionAtLogout],
    afterError: [recordRefusal, describeRefusal, answerLimits],
    afterOperation: [withoutResetToken],
    beforeChange: [firstUserIsSuperAdmin, limitGroupManagers, confirmPassword],
    afterChange: [inviteNewUser, tellAccountChange],
    beforeDelete: [limitGroupManagerDeletes],
  },
  fields: [
    uiField('invitation', '/src/admin/accounts/Invitation.tsx#Invitation'),
    uiField('currentPasswordInput', '/src/admin/accounts/CurrentPasswordField.tsx#CurrentPasswordField'),
    text('name', 'Name', { required: true }),
    {
      name: 'role',
      label: 'Role',
      type: 'select',
      required: true,
      defaultValue: 'siteAuthor',
      access: canGrantRole,
      options: ROLES.map(({ value, label }) => ({ value, label })),
      filterOptions: offerGrantedRoles,
      admin: { components: { Description: '/src/admin/fields/RoleHelp.tsx#RoleHelp' } },
    },
    {
      ...tenantsArrayField({
        tenantsCollectionSlug: 'sites',
        tenantsArrayFieldName: 'sites',
        tenantsArrayTenantFieldName: 'site',
        arrayFieldAccess: canGrantRole,
      }),
      label: 'Sites',
      labels: { singular: 'Site', plural: 'Sites' },
      admin: { description: 'Where they work: at least one site, except for super admins.' },
      // Browsers drop cookies over 4 KB, which the sites of a large group exceed.
      saveToJWT: false,
    },
    checkbox('weeklyReport', 'Email me the figures every Monday', {
      admin: {
        description: 'Visits, enquiries and what brought them, of your sites in the week before, with a PDF.',
        condition: (data) => REPORT_ROLES.includes(data?.role),
      },
    }),
    uiField('security', '/src/admin/accounts/AccountSecurity.tsx#AccountSecurity'),
  ],
}
