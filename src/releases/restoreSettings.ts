import type { Payload, TypedUser } from 'payload'
import { getDatabase } from '../../collections/hooks/getDatabase'
import { parseDocumentId } from '../domain/documentId'
import { getRelationId } from '../domain/relationId'
import { isHeldSetting, withoutSettings } from '../domain/releases/heldSettings'
import { findSettingsDraft } from '../server/settingsDrafts'
import { problem } from './releaseProblem'
import { readSettingsDraft, saveInDraft } from './settingsDraft'
import { inUsersTransaction, withRights } from './transaction'

/**
 * Puts what a version of a site has and the live site has not into the draft of its settings, beside what is drafted already. What has no
 * drafts, such as web addresses, stays as it is.
 * @returns how many changes the draft has; 0 if there is none
 * @throws {ReleaseProblem} 404 if the user may not read the version, 403 if they may not change the site
 */
export const restoreSettings = (payload: Payload, user: TypedUser, version: string): Promise<number> =>
  inUsersTransaction(payload, user, async (req) => {
    const id = parseDocumentId(version)
    const options = { collection: 'sites', disableErrors: true, ...withRights(req) } as const
    const found = id === null ? null : await payload.findVersionByID({ ...options, id: String(id) })
    const site = getRelationId(found?.parent)
    if (!found || site === null) throw problem(404, 'id', 'Version not found.')
    const settings = Object.fromEntries(Object.entries(found.version).filter(([name]) => isHeldSetting(name)))
    const draft = await findSettingsDraft(await getDatabase(req), site)
    await saveInDraft(req, site, withoutSettings(settings, draft?.values ?? {}))
    return (await readSettingsDraft(req, site))?.changes.length ?? 0
  })
