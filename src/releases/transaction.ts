import { eq } from 'drizzle-orm'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { getDatabase } from '../../collections/hooks/getDatabase'
import type { Release } from '../payload-types'
import { releases } from '../server/database/tables.generated'
import { problem } from './releaseProblem'

/** Does work in one transaction with a user's rights: all of it is saved or nothing. */
export async function inUsersTransaction<Result>(
  payload: Payload,
  user: TypedUser,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({ user }, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Options of a read or write with the user's rights. */
export const withRights = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req, user: req.user }) as const

/**
 * The release, locked until the end of the transaction: two who publish it, on any server, do so after each other.
 * @throws {ReleaseProblem} 404 if the user may not read it
 */
export async function lockRelease(req: PayloadRequest, id: number): Promise<Release> {
  const database = await getDatabase(req)
  await database.select({ id: releases.id }).from(releases).where(eq(releases.id, id)).for('update')
  const release = await req.payload.findByID({ collection: 'releases', id, disableErrors: true, ...withRights(req) })
  if (!release) throw problem(404, 'release', 'Release not found.')
  return release
}
