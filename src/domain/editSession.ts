import * as z from 'zod'

/** Field in which an admin form sends its edit session with a save. */
export const EDIT_SESSION = 'editSession'

export const editSessionSchema = z.object({
  id: z.string().min(1).max(64),
  loadedAt: z.iso.datetime(),
  timeZone: z.string().max(64),
})

/** An open form: its id, the `updatedAt` of the version it shows, and the editor's IANA time zone. */
export type EditSession = z.infer<typeof editSessionSchema>

/** The edit session of a save. Null if missing or invalid. */
export function parseEditSession(value: unknown): EditSession | null {
  return editSessionSchema.safeParse(value).data ?? null
}

/** The last save of a document by staff. `sessionId` is null if it was saved without a form. */
export interface LastSave {
  savedAt: string
  userId: number | string
  userName: string
  sessionId: string | null
}

/**
 * Whether the form shows an older version than the last saved one. The form's own saves never make it stale, since it may
 * send a save before the response to the previous one arrives.
 */
export function isStale(session: EditSession, lastSave: LastSave): boolean {
  return lastSave.sessionId !== session.id && Date.parse(lastSave.savedAt) > Date.parse(session.loadedAt)
}

/** Who saved how long ago: "Priya Nair saved 2 minutes ago". */
export function newerVersionTitle(lastSave: LastSave, reader: { id: number | string }, now: Date): string {
  const who = lastSave.userId === reader.id ? 'You saved in another window' : `${lastSave.userName} saved`
  return `${who} ${formatSince(new Date(lastSave.savedAt), now)}`
}

/** Why a save is refused, and what to do: the answer to a form that shows an older version. */
export const staleSaveMessage = (lastSave: LastSave, reader: { id: number | string }, now: Date): string =>
  `${newerVersionTitle(lastSave, reader, now)}: see what changed. Your changes are not saved.`

/** A newer version, as a form is told of it. */
export interface NewerVersion {
  /** who saved how long ago */
  title: string
  /** the same with the time, for as long as the form stays open */
  notice: string
  /** path in the admin of what it changed since the form was opened; null for what has no versions */
  changes: string | null
}

/**
 * Message that a newer version was saved, with its time in the editor's time zone, or in UTC if that is unknown. Includes the
 * date if it is not today.
 */
export function newerVersionMessage(lastSave: LastSave, timeZone: string, reader: { id: number | string }, now: Date) {
  const subject =
    lastSave.userId === reader.id ? 'You saved a newer version elsewhere' : `${lastSave.userName} saved a newer version`
  return `${subject} ${formatWhen(new Date(lastSave.savedAt), timeZone, now)}. Reload to see it. Your unsaved changes stay here until you do.`
}

/** Message that somebody took over, for the form that keeps what was typed. */
export const takenOverMessage = (editor: string): string =>
  `${editor} took over editing. Reload to see their version. Your unsaved changes stay here until you do.`

/** "just now", "2 minutes ago", "1 hour ago", "3 days ago". */
function formatSince(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  const format = new Intl.RelativeTimeFormat('en-AU')
  if (minutes < 60) return format.format(-minutes, 'minute')
  return minutes < 24 * 60
    ? format.format(-Math.floor(minutes / 60), 'hour')
    : format.format(-Math.floor(minutes / 60 / 24), 'day')
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
