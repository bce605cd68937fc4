import { documentIdField } from '../../domain/documentIdField'
import 'server-only'
import { randomBytes } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import { HIDDEN_VALUE } from '../../domain/history/diffDocuments'
import type { FieldChange } from '../../domain/history/historyActions'
import { LEAD_STATUSES } from '../../domain/leads/leadStatus'
import { type RefusalResult, refuseReservation } from '../../leads/refuseReservation'
import { type Database, inTransaction } from '../../server/database/database'
import { leads, leads_notes } from '../../server/database/tables.generated'
import { recordHistory } from '../../server/history/recordHistory'
import { ensureJobTables } from '../../server/jobs/jobTables'
import { type LeadStaff, listUpdatableLeads } from './leadStaff'
import { listInboxLocations } from './places'

/** Maximum leads per call. */
const MAX_RESULTS = 200
const MAX_NOTE_LENGTH = 2000

export const leadChangeSchema = z
  .strictObject({
    ids: z
      .array(documentIdField('Enter the ids of leads.'))
      .min(1)
      .max(MAX_RESULTS, `Change at most ${MAX_RESULTS} leads at once.`),
    status: z.enum(LEAD_STATUSES).optional(),
    /** a staff member of the leads' sites; null to unassign */
    assignee: documentIdField('Enter the id of a staff member.').nullable().optional(),
    read: z.boolean().optional(),
  })
  .refine(({ status, assignee, read }) => status !== undefined || assignee !== undefined || read !== undefined, {
    path: ['status'],
    message: 'Send a status, an assignee or read.',
  })
export type LeadChange = z.output<typeof leadChangeSchema>

export const noteSchema = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'Write something first.')
    .max(MAX_NOTE_LENGTH, `Write at most ${MAX_NOTE_LENGTH} characters.`),
})

/** The assignee has no access to a lead's site. */
export class WrongSiteError extends Error {
  override name = 'WrongSiteError'
}

/**
 * Updates those of the leads that a staff member may update; returns their number. Writes only the given columns, so that
 * concurrent edits do not overwrite each other.
 * @throws {WrongSiteError}
 */
export async function updateLeads(staff: LeadStaff, change: LeadChange, now: Date): Promise<number> {
  const changed = await listUpdatableLeads(staff, change.ids)
  if (changed.length === 0) return 0
  if (typeof change.assignee === 'number') {
    const { colleagues } = await listInboxLocations({ ...staff, site: null })
    const sites = colleagues.find(({ id }) => id === change.assignee)?.sites ?? []
    if (changed.some(({ site }) => !sites.includes(site)))
      throw new WrongSiteError('Choose a staff member of this site.')
  }
  return inTransaction(staff.payload.db.pool, async (database) => {
    const { rowCount } = await database
      .update(leads)
      .set({
        // Drizzle omits undefined values.
        status: change.status,
        assignee: change.assignee,
        read_at: change.read
          ? sql`coalesce(${leads.read_at}, ${now}::timestamptz)`
          : change.read === false
            ? null
            : undefined,
        updatedAt: now,
      })
      .where(
        inArray(
          leads.id,
          changed.map(({ id }) => id),
        ),
      )
    const changes = [
      ...(change.status === undefined ? [] : [{ path: 'status', before: null, after: change.status }]),
      ...(change.assignee === undefined
        ? []
        : [{ path: 'assignee', before: null, after: `${change.assignee ?? 'nobody'}` }]),
    ]
    if (changes.length > 0) await recordLeadHistory(database, staff, changed, changes)
    return rowCount ?? 0
  })
}

/** Records a change of leads, without anything of the shopper. */
const recordLeadHistory = (
  database: Database,
  { user }: LeadStaff,
  changed: readonly { id: number; site: number }[],
  changes: FieldChange[],
) =>
  recordHistory(
    database,
    ...changed.map(({ id, site }) => ({
      actor: user,
      action: 'change' as const,
      document: { collection: 'leads', id },
      title: `No. ${id}`,
      sites: [site],
      changes,
    })),
  )

/** Adds a note with its author; false if the staff member may not update the lead. */
export async function addNote(staff: LeadStaff, id: number, text: string, now: Date): Promise<boolean> {
  const [lead] = await listUpdatableLeads(staff, [id])
  if (!lead) return false
  await inTransaction(staff.payload.db.pool, async (database) => {
    await database.insert(leads_notes).values({
      _order: sql`(select coalesce(max(${leads_notes._order}), 0) + 1 from ${leads_notes} where ${leads_notes._parentID} = ${id})`,
      _parentID: id,
      id: randomBytes(12).toString('hex'),
      text,
      author: staff.user.id,
      at: now,
    })
    await recordLeadHistory(database, staff, [lead], [{ path: 'notes', before: null, after: HIDDEN_VALUE }])
  })
  return true
}

/** Refuses the reservation of a lead and notes it with its author; null if the staff member may not update the lead. */
export async function refuseLead(staff: LeadStaff, id: number, now: Date): Promise<RefusalResult | null> {
  const [lead] = await listUpdatableLeads(staff, [id])
  if (!lead) return null
  const { pool } = staff.payload.db
  await ensureJobTables(pool)
  const result = await inTransaction(pool, (database) => refuseReservation(database, id, now))
  if (result === 'refused') await addNote(staff, id, 'Refused the reservation.', now)
  return result
}
