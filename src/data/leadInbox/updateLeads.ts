import 'server-only'
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { LEAD_STATUSES } from '../../domain/leads/leadStatus'
import { type LeadStaff, whereMayUpdateLeads } from './leadStaff'
import { listInboxLocations } from './places'

/** Leads that one call changes. */
const MAX_RESULTS = 200
const MAX_NOTE_LENGTH = 2000

export const leadChangeSchema = z
  .strictObject({
    ids: z
      .array(z.int().positive().max(2_147_483_647))
      .min(1)
      .max(MAX_RESULTS, `Change at most ${MAX_RESULTS} leads at once.`),
    status: z.enum(LEAD_STATUSES).optional(),
    /** a member of staff who works on the leads' sites; null makes them nobody's */
    assignee: z.int().positive().nullable().optional(),
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

/** Someone was to get leads of a site that they do not work on. */
export class NotTheirSite extends Error {
  override name = 'NotTheirSite'
}

/**
 * Changes those of the leads that this member of staff may change, and answers with their number. Only the named columns
 * are written, so that two people at one lead never undo each other.
 * @throws {NotTheirSite}
 */
export async function updateLeads(staff: LeadStaff, change: LeadChange, now: Date): Promise<number> {
  const leads = await whereMayUpdateLeads(staff, change.ids)
  if (leads.length === 0) return 0
  if (typeof change.assignee === 'number') {
    const { colleagues } = await listInboxLocations({ ...staff, site: null })
    const sites = colleagues.find(({ id }) => id === change.assignee)?.sites ?? []
    if (leads.some(({ site }) => !sites.includes(site))) throw new NotTheirSite('Choose a staff member of this site.')
  }
  const { rowCount } = await staff.payload.db.pool.query(
    `update leads set
       status = coalesce($2::enum_leads_status, status),
       assignee_id = case when $3 then $4::int else assignee_id end,
       read_at = case when $5::boolean is null then read_at when $5 then coalesce(read_at, $6) end,
       updated_at = $6
     where id = any($1)`,
    [
      leads.map(({ id }) => id),
      change.status ?? null,
      change.assignee !== undefined,
      change.assignee ?? null,
      change.read ?? null,
      now,
    ],
  )
  return rowCount ?? 0
}

/** Adds a note, signed by whoever writes it; false where they may not change the lead. */
export async function addNote(staff: LeadStaff, id: number, text: string, now: Date): Promise<boolean> {
  const [lead] = await whereMayUpdateLeads(staff, [id])
  if (!lead) return false
  await staff.payload.db.pool.query(
    `insert into leads_notes (_order, _parent_id, id, text, author_id, at)
     select coalesce(max(_order), 0) + 1, $1, $2, $3, $4, $5 from leads_notes where _parent_id = $1`,
    [id, randomBytes(12).toString('hex'), text, staff.user.id, now],
  )
  return true
}
