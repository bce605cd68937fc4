import type { HistoryAction } from '../../domain/history/historyActions'
import type { PersonRef } from '../../domain/privacy/person'
import {
  describeCounts,
  PRIVACY_ACTION_LABELS,
  PRIVACY_REASON_LABELS,
  type PrivacyAction,
  type PrivacyCounts,
  type PrivacyReason,
} from '../../domain/privacy/privacyLog'
import type { Database } from '../../server/database/database'
import { privacy_log } from '../../server/database/tables.generated'
import { recordHistory } from '../../server/history/recordHistory'
import { hashPerson } from './personHash'

const HISTORY_ACTION: Record<PrivacyAction, HistoryAction> = {
  export: 'export',
  correct: 'change',
  optOut: 'change',
  erase: 'delete',
  retention: 'delete',
}

/** The member of staff who handles a request. */
export interface Handler {
  id: number
  name: string
}

/** A request about one person on one site. The caller has checked that the handler may handle it. */
export interface PersonRequest {
  siteId: number
  person: PersonRef
  reason: PrivacyReason
  handler: Handler
  /** keys the hash of the person in the log */
  secret: string
  now: Date
}

/**
 * Records an action in the privacy log, in the given transaction.
 * @param corrected who the person is from now on, if the action changed that: the entry has both hashes, and links the entries before
 *   and after it
 */
export async function addLogEntry(
  database: Database,
  { siteId, person, reason, handler, secret, now }: PersonRequest,
  action: PrivacyAction,
  counts: PrivacyCounts,
  corrected: PersonRef = person,
): Promise<void> {
  await database.insert(privacy_log).values({
    site: siteId,
    action,
    summary: describeCounts(counts),
    reason: PRIVACY_REASON_LABELS[reason],
    person: [...new Set([person, corrected].map((ref) => hashPerson(secret, siteId, ref)))].join(' '),
    handled_by: handler.id,
    handled_by_name: handler.name,
    createdAt: now,
    updatedAt: now,
  })
  const title = `Privacy desk: ${PRIVACY_ACTION_LABELS[action]}, ${describeCounts(counts)}`
  await recordHistory(database, {
    actor: handler,
    action: HISTORY_ACTION[action],
    document: null,
    title,
    sites: [siteId],
  })
}
