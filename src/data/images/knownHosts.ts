import 'server-only'
import { payloadClient } from '../payloadClient'

/** Milliseconds for which an answer holds: a host of photos stays one; one that is none may become one with the next feed. */
const KNOWN_MS = 3_600_000
const UNKNOWN_MS = 60_000

/** Answers remembered. */
const REMEMBERED = 2000

/** Unknown hosts that are looked for in a site's stock in a minute; more is somebody trying names. */
const LOOKUPS_A_MINUTE = 20

export interface HostQuestion {
  /** null: any site of the deployment, for staff who look at a preview */
  siteId: number | null
  /** "photos.example.com", with its port where it names one */
  host: string
}

/** Whether the stock of a site shows photos of a host, asked of the database once in a while. */
export function knownHosts(
  ask: (question: HostQuestion) => Promise<boolean> = askDatabase,
  clock: () => number = Date.now,
): (question: HostQuestion) => Promise<boolean> {
  const answers = new Map<string, { known: Promise<boolean>; until: number; before: boolean }>()
  const misses = new Map<number | null, { since: number; count: number }>()
  return async (question) => {
    const key = `${question.siteId} ${question.host}`
    const kept = answers.get(key)
    if (kept && kept.until > clock()) return kept.known
    // A host that was known is asked about again however many strange ones are tried meanwhile.
    if (!kept?.before && tooMany(misses, question.siteId, clock())) return false
    const known = ask(question)
    answers.delete(key)
    const entry = { known, until: clock() + UNKNOWN_MS, before: false }
    answers.set(key, entry)
    const oldest = answers.keys().next().value
    if (answers.size > REMEMBERED && oldest !== undefined) answers.delete(oldest)
    known.then(
      (yes) => {
        if (yes) Object.assign(entry, { until: clock() + KNOWN_MS, before: true })
      },
      () => answers.delete(key),
    )
    return known
  }
}

function tooMany(misses: Map<number | null, { since: number; count: number }>, siteId: number | null, now: number) {
  const minute = misses.get(siteId)
  if (!minute || now - minute.since > 60_000) {
    misses.set(siteId, { since: now, count: 1 })
    return false
  }
  minute.count += 1
  return minute.count > LOOKUPS_A_MINUTE
}

async function askDatabase({ siteId, host }: HostQuestion): Promise<boolean> {
  const payload = await payloadClient()
  const { rows } = await payload.db.pool.query(
    `select 1 from cars where ($1::integer is null or site_id = $1) and images::text ilike $2 limit 1`,
    [siteId, `%"https://${host.replace(/[\\%_]/g, '\\$&')}/%`],
  )
  return rows.length > 0
}
