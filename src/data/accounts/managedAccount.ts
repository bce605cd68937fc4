import 'server-only'
import type { Payload, TypedUser } from 'payload'
import { canManageAccount, toStaffMember } from '../../domain/accounts/canManageAccount'
import type { Account } from '../../server/accounts/queueAccountEmail'

/** An account, and whether the user owns or manages it. */
export interface ManagedAccount {
  account: Account & { role: string }
  isOwn: boolean
  /** name of the manager, for records; null for the owner */
  by: string | null
}

/** The account of a user for its owner or a manager of it; null for anyone else. */
export async function findManagedAccount(
  { payload, user }: { payload: Payload; user: TypedUser },
  id: number,
): Promise<ManagedAccount | null> {
  const found = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  if (!found) return null
  const isOwn = found.id === user.id
  if (!isOwn && !canManageAccount(toStaffMember(user), toStaffMember(found))) return null
  const { email, name, role } = found
  return { account: { id: found.id, email, name, role }, isOwn, by: isOwn ? null : user.name }
}
