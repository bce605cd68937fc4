import 'server-only'
import { executeAuthStrategies, type Payload, type TypedUser } from 'payload'

/**
 * Who is logged in; null for strangers. `payload.auth` would also work out what they may do with every field of every collection, which
 * takes longer than most of what routes do.
 */
export async function findUser(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  const { user } = await executeAuthStrategies({ headers, payload })
  return user
}
