import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { getDatabase } from '../../collections/hooks/getDatabase'
import type { StaffNotice } from '../domain/releases/staffNotice'
import { getAdminOrigin } from '../server/accounts/adminOrigin'
import { sites } from '../server/database/tables.generated'
import { addJob } from '../server/jobs/addJob'
import { ensureJobTables } from '../server/jobs/jobTables'

/** Members of staff that one event tells. */
const MAX_RECIPIENTS = 50

export interface Recipient {
  id: number | string
  email?: string | null
  name?: string | null
}

type Notice = Omit<StaffNotice, 'to' | 'name' | 'url' | 'site' | 'problems'> & {
  site: number | null
  problems?: { message: string; path: string }[]
  /** of the admin, from its origin */
  path: string
}

/** Queues an email to members of staff, sent once the request's transaction commits. */
export async function queueNotice(
  req: PayloadRequest,
  recipients: readonly Recipient[],
  { site, path, problems, ...notice }: Notice,
): Promise<void> {
  await ensureJobTables(req.payload.db.pool)
  const database = await getDatabase(req)
  const [found] = site === null ? [] : await database.select({ name: sites.name }).from(sites).where(eq(sites.id, site))
  for (const { id, email, name } of recipients.slice(0, MAX_RECIPIENTS)) {
    if (!email) continue
    const { adminOrigin } = await getAdminOrigin(database, Number(id))
    const payload: StaffNotice = {
      ...notice,
      to: email,
      name: name || email,
      site: found?.name ?? '',
      url: `${adminOrigin}${path}`,
      ...(problems && {
        problems: problems.map(({ message, path: field }) => ({ message, url: `${adminOrigin}${field}` })),
      }),
    }
    await addJob(database, { task: 'sendStaffNotice', payload, key: `staffNotice:${randomUUID()}`, flags: ['mail'] })
  }
}
