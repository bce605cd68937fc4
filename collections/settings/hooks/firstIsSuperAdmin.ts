import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '../../../src/payload-types'

/**
 * Whoever makes the first account of a deployment is a super admin, since nobody is there to give them the role. Payload lets
 * a stranger make an account over its API only while there is none; seeds and tests say the role themselves.
 */
export const firstIsSuperAdmin: CollectionBeforeChangeHook<User> = ({ data, operation, req }) =>
  operation === 'create' && !req.user && req.payloadAPI !== 'local' ? { ...data, role: 'superAdmin' } : data
