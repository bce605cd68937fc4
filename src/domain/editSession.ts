import * as z from 'zod'

/** Name under which a form of the admin sends its edit session along with a save. */
export const EDIT_SESSION = 'editSession'

const editSession = z.object({
  id: z.string().min(1).max(64),
  loadedAt: z.iso.datetime(),
  timeZone: z.string().max(64),
})

/** One open form: its own id, the `updatedAt` of the version that it shows, and the editor's time zone (IANA). */
export type EditSession = z.infer<typeof editSession>

/** The edit session that came with a save; null without one, and for anything that is none. */
export function parseEditSession(value: unknown): EditSession | null {
  return editSession.safeParse(value).data ?? null
}

/** The last save of a document by a member of staff. `sessionId` is null where it came from no form. */
export interface LastSave {
  savedAt: string
  userId: number | string
  userName: string
  sessionId: string | null
}

/**
 * Whether the form shows an older version than the one that was saved last. Saves of the form itself never make it stale: the
 * next one may be sent before the answer to the last has come.
 */
export function isStale(session: EditSession, lastSave: LastSave): boolean {
  return lastSave.sessionId !== session.id && Date.parse(lastSave.savedAt) > Date.parse(session.loadedAt)
}

/**
 * Tells an editor that a newer version exists, with its time in their own zone, or in UTC where the zone is unknown. Names the
 * day where it is not today.
 */
export function newerVersionMessage(lastSave: LastSave, timeZone: string, reader: { id: number | string }, now: Date) {
  const who =
    lastSave.userId === reader.id ? 'You saved a newer version elsewhere' : `${lastSave.userName} saved a newer version`
  return `${who} ${formatWhen(new Date(lastSave.savedAt), timeZone, now)}. Reload to see it; your changes stay here, unsaved, until you do.`
}

function formatWhen(moment: Date, timeZone: string, now: Date): string {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone: zone, ...options }).format(date)
  const day = (date: Date) => format(date, { day: 'numeric', month: 'short', year: 'numeric' })
  const time = `at ${format(moment, { hour: 'numeric', minute: '2-digit' })}`
  return day(moment) === day(now) ? time : `on ${day(moment)} ${time}`
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: name })
    return true
  } catch {
    return false
  }
}
