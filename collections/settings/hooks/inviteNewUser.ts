import { randomBytes } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import type { User } from '../../../src/payload-types'
import { sendInvitation } from '../../../src/server/accounts/invitation'
import { sourceOf } from '../../../src/server/accounts/requestSource'
import { getDatabase } from '../../hooks/getDatabase'

/** Payload wants a password of every new account: without one, it gets one that nobody knows. */
export const withoutTypedPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data } = args as { data?: { password?: unknown } }
  if (operation === 'create' && req.user && data && !data.password) data.password = randomBytes(24).toString('hex')
  return args
}

/** Somebody who gets an account sets its password: nobody else should know it. Code of the product, such as the seed, invites nobody. */
export const inviteNewUser: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user) return doc
  const { id, email, name } = doc
  const invitation = { by: req.user.name, source: sourceOf(req.headers), now: new Date() }
  await sendInvitation(req.payload.db.pool, await getDatabase(req), { id, email, name }, invitation)
  return doc
}
