import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '../../../src/payload-types'

/**
 * Makes the first account of a deployment a super admin. Payload allows anonymous account creation over its API only while
 * there is no account. Seeds and tests set the role themselves.
 */
export const firstUserIsSuperAdmin: CollectionBeforeChangeHook<User> = ({ data, operation, req }) =>
  operation === 'create' && !req.user && req.payloadAPI !== 'local' ? { ...data, role: 'superAdmin' } : data
