import 'server-only'
import type { Payload } from 'payload'
import { heldUserOf } from '../../server/accounts/heldSessions'
import { findRequirement } from '../../server/accounts/requiredSecondFactor'
import { findUser } from './findUser'

/** Whoever is signed in, but has to set up a second factor first. */
export interface HeldUser {
  id: number
  email: string
  /** who requires it */
  requiredBy: string
}

/** The user of a request whose session is held; null for anyone else. */
export async function findHeldUser(payload: Payload, headers: Headers): Promise<HeldUser | null> {
  await findUser(payload, headers)
  const user = heldUserOf(headers)
  const requiredBy = user && (await findRequirement(payload.db.drizzle, user))
  return user && requiredBy ? { id: user.id, email: user.email, requiredBy } : null
}
