import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { getDatabase } from '../../collections/hooks/getDatabase'
import { checkDocument } from '../data/publishCheck/checkDocument'
import { findSiteById } from '../data/site/sites'
import { changedSettings, mergeSettings, settingsAfter } from '../domain/releases/heldSettings'
import { DEAD_LINKS } from '../domain/releases/settingsDraftDesk'
import { findSettingsDraft } from '../server/settingsDrafts'
import { findStored } from './documents'
import { ReleaseProblem } from './releaseProblem'

/**
 * Refuses links of a draft of settings that lead nowhere, which a user passes by choice. Links that are live already are left to the
 * nightly report.
 * @throws {ReleaseProblem} 409 with each
 */
export async function rejectDeadLinks(payload: Payload, user: TypedUser, id: number): Promise<void> {
  const req = await createLocalReq({ user }, payload)
  const [stored, draft, site] = await Promise.all([
    findStored(req, 'sites', id),
    getDatabase(req).then((database) => findSettingsDraft(database, id)),
    findSiteById(id),
  ])
  if (!stored || !draft || !site) return
  // To ask for every link of a site takes seconds.
  const changed = changedSettings(stored, mergeSettings(stored, draft.values)) ?? {}
  const drafted = settingsAfter(stored, draft.values)
  const found = await checkDocument({ payload, user, site: id }, site, 'sites', changed, new Date())
  const dead = found.filter(({ field }) => hasField(drafted, field))
  if (dead.length > 0)
    throw new ReleaseProblem(
      409,
      dead.map(({ message }) => ({ field: DEAD_LINKS, message })),
    )
}

/** Whether settings have a value at the path of a field: `announcement.planned.2.link`. */
function hasField(settings: unknown, field: string): boolean {
  const value = field
    .split('.')
    .reduce<unknown>((level, name) => (level as Record<string, unknown> | null)?.[name], settings)
  return value !== undefined && value !== null
}
