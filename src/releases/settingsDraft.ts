import { eq } from 'drizzle-orm'
import type { FlattenedField, Payload, PayloadRequest, TypedUser } from 'payload'
import { mayUpdate } from '../../collections/access/mayUpdate'
import { recordFormSave } from '../../collections/editing/lastSave'
import { findUnsavedValues } from '../../collections/editing/unsavedValues'
import { getDatabase } from '../../collections/hooks/getDatabase'
import { keepSettings } from '../../collections/settings/sites/settingsDraft'
import { isPlainObject } from '../domain/cleanText'
import { EDIT_SESSION, parseEditSession, staleSaveMessage } from '../domain/editSession'
import { diffDocuments, diffPlaces } from '../domain/history/diffDocuments'
import {
  addSettings,
  changedImmediately,
  changedSettings,
  holdSettings,
  mergeSettings,
  pickSettings,
  settingsAfter,
  withoutSettings,
} from '../domain/releases/heldSettings'
import { documentKey } from '../domain/releases/release'
import type { SettingsDraftDesk } from '../domain/releases/settingsDraftDesk'
import type { Site } from '../payload-types'
import { sites } from '../server/database/tables.generated'
import { findPreviewSite } from '../server/findPreviewSite'
import { recordHistory } from '../server/history/recordHistory'
import { findSettingsDraft, type SettingsDraft } from '../server/settingsDrafts'
import { describeChanges } from './describeChanges'
import { findStored, type Stored } from './documents'
import { describeGone, rejectGone } from './goneSettings'
import { actorName, describeRefusal, problem } from './releaseProblem'
import { scheduleRelease } from './scheduleRelease'
import { rejectDeadLinks } from './settingsLinks'
import { inUsersTransaction, withRights } from './transaction'

type Data = Record<string, unknown>

/** A site that the user may change, locked until the end of the transaction. */
interface Target {
  req: PayloadRequest
  stored: Stored
  draft: SettingsDraft | null
}

/** @throws {ReleaseProblem} 404 if the user may see no drafts of the site */
async function requireReadable(req: PayloadRequest, id: number): Promise<void> {
  if (!(await findPreviewSite(req.payload, req.user, { id }, req))) throw problem(404, 'id', 'Site not found.')
}

/** A site as it is stored. @throws {ReleaseProblem} 404 without one */
async function findSite(req: PayloadRequest, id: number): Promise<Stored> {
  const stored = await findStored(req, 'sites', id)
  if (!stored) throw problem(404, 'id', 'Site not found.')
  return stored
}

async function lockSite(req: PayloadRequest, id: number): Promise<Target> {
  await requireReadable(req, id)
  if (!(await mayUpdate(req, 'sites', id, false))) throw problem(403, 'id', 'You may not change this site.')
  const database = await getDatabase(req)
  await database.select({ id: sites.id }).from(sites).where(eq(sites.id, id)).for('update')
  const stored = await findSite(req, id)
  return { req, stored, draft: await findSettingsDraft(database, id) }
}

/**
 * Saves settings of a site as its draft: those of its form, or some by path. What is as it is live leaves the draft, and one without
 * changes ends. Nothing is live before it is published.
 * @returns the site as its form shows it
 * @throws {ReleaseProblem} 409 if the form shows an older version, 400 for what has no drafts and what cannot be kept
 */
export const saveSettingsDraft = (payload: Payload, user: TypedUser, id: number, form: Data): Promise<Site> =>
  inUsersTransaction(payload, user, async (req) => {
    if (!(await saveInDraft(req, id, form))) throw problem(400, 'values', 'Nothing is changed yet.')
    const options = { collection: 'sites', id, draft: true, joins: false } as const
    return (await req.payload.findByID({ ...options, ...withRights(req) })) as Site
  })

/** The same in the request's transaction. False if there was no draft and nothing differs from what is live. */
export async function saveInDraft(req: PayloadRequest, id: number, input: Data): Promise<boolean> {
  const target = await lockSite(req, id)
  const form = readForm(req, input)
  const { stored, draft } = target
  const immediate = changedImmediately(stored, form)
  if (immediate.length > 0) {
    const labels = await describe(
      req,
      stored,
      immediate.map((name): [string, unknown] => [name, form[name]]),
    )
    throw problem(
      400,
      immediate[0]!,
      `${labels.join(', ')}: takes effect at once, so it has no drafts. Publish it, or undo the change.`,
    )
  }
  await rejectStale(req, stored, input)
  const values = await readSettings(target, form)
  if (values) await storeDraft(req, stored, draft, values)
  else if (draft) await keepSettings(req, draft, null)
  return values !== null || draft !== null
}

/** Labels of changed settings, by the fields of the form. */
async function describe(req: PayloadRequest, stored: Stored, changed: (readonly [string, unknown])[]) {
  const after = Object.fromEntries(changed)
  const fields = req.payload.collections.sites.config.flattenedFields
  const found = await describeChanges(
    req,
    fields,
    diffPlaces(pickSettings(stored, after), after),
    String(stored.timeZone),
  )
  return [...new Set(found.map(({ field }) => field))]
}

/** @throws {ReleaseProblem} 409 if the form shows an older version than the last save left */
async function rejectStale(req: PayloadRequest, { id }: Stored, form: Data): Promise<void> {
  const session = parseEditSession(form[EDIT_SESSION])
  const now = new Date()
  const user = req.user!
  const save = {
    ...{ savedAt: now.toISOString(), userId: user.id, userName: actorName(user) },
    sessionId: session?.id ?? null,
  }
  const newer = await recordFormSave(req, 'sites', id, save, session)
  if (newer) throw problem(409, 'id', staleSaveMessage(newer, user, now))
}

/**
 * The settings of a draft with more of them: what differs from what is live. Null if nothing does.
 * @throws {ReleaseProblem} 400 for values that no field can keep, such as half a colour
 */
export async function readSettings(
  { req, stored, draft }: Pick<Target, 'req' | 'stored'> & { draft: Pick<SettingsDraft, 'values'> | null },
  more: Data,
): Promise<Data | null> {
  const held = draft?.values ?? {}
  const added = readForm(req, more)
  const changed = changedSettings(stored, settingsAfter(stored, addSettings(held, added)))
  if (!changed) return null
  const form = { ...stored, ...mergeSettings(stored, changed) }
  const { config } = req.payload.collections.sites
  const values = await findUnsavedValues({ req, collection: config, site: stored.id, stored, form })
  const lost = missingSettings(changed, values ?? {})
  if (lost) {
    const labels = await describe(req, stored, Object.entries(lost))
    throw problem(
      400,
      Object.keys(lost)[0]!,
      `${labels.join(', ')}: this cannot be kept. Complete it, or undo the change.`,
    )
  }
  return values && holdSettings(stored, values, withoutSettings(held, added))
}

/** The settings of a form, without what a site does not store. A list without rows comes as their number. */
const readForm = (req: PayloadRequest, form: Data): Data => {
  const fields = req.payload.collections.sites.config.flattenedFields
  const stored = new Set(fields.filter(isStored).map(({ name }) => name))
  return Object.fromEntries(Object.entries(readLists(fields, form)).filter(([name]) => stored.has(name)))
}

const isStored = (field: FlattenedField) => field.type !== 'join' && !('virtual' in field && field.virtual)

function readLists(fields: readonly FlattenedField[], values: Data): Data {
  const byName = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = byName.get(name)
      if ((field?.type === 'array' || field?.type === 'blocks') && (value === 0 || value === '0')) return [name, []]
      const isGroup = field?.type === 'group' || field?.type === 'tab'
      return [name, isGroup && isPlainObject(value) ? readLists(field.flattenedFields, value) : value]
    }),
  )
}

/** What a field could not keep, or the user may not change; null for nothing. */
function missingSettings(changed: Data, kept: Data): Data | null {
  const missing = Object.entries(changed).flatMap(([name, value]): [string, unknown][] => {
    const found = kept[name]
    if (found === undefined || (Array.isArray(value) && Array.isArray(found) && found.length < value.length))
      return [[name, value]]
    const inner =
      isPlainObject(value) && isPlainObject(found) && !('root' in value) ? missingSettings(value, found) : null
    return inner ? [[name, inner]] : []
  })
  return missing.length > 0 ? Object.fromEntries(missing) : null
}

/** Keeps a draft: in the release that holds the site, else in one of its own. */
export async function storeDraft(
  req: PayloadRequest,
  site: Stored,
  draft: SettingsDraft | null,
  values: Data,
): Promise<void> {
  if (draft) await keepSettings(req, draft, values)
  else await createOwnDraft(req, site, values)
  await recordHistory(await getDatabase(req), {
    actor: req.user,
    action: 'draft',
    document: { collection: 'sites', id: site.id },
    title: String(site.name),
    sites: [site.id],
    changes: diffDocuments(pickSettings(site, values), settingsAfter(site, values)),
  })
}

async function createOwnDraft(req: PayloadRequest, site: Stored, values: Data): Promise<void> {
  const { db } = req.payload
  const name = `Settings of ${site.name}`.slice(0, 80)
  // An entry without settings, as of a release that was rolled back and edited, would keep the key.
  const openKey = documentKey('sites', site.id)
  await db.deleteMany({ collection: 'releaseItems', req, where: { openKey: { equals: openKey } } })
  const release = await db.create({
    collection: 'releases',
    data: { name, sites: [site.id], state: 'collecting', isSettingsDraft: true },
    req,
  })
  await db.create({
    collection: 'releaseItems',
    data: {
      ...{ release: release.id, site: site.id, collection: 'sites', document: site.id, title: String(site.name) },
      ...{ values, openKey },
    },
    req,
    returning: false,
  })
}

/** The draft of a site, as its form and the settings screen show it. @throws {ReleaseProblem} 404 if the user may not read it */
export async function readSettingsDraft(req: PayloadRequest, id: number): Promise<SettingsDraftDesk | null> {
  await requireReadable(req, id)
  const stored = await findSite(req, id)
  const draft = await findSettingsDraft(await getDatabase(req), id)
  if (!draft) return null
  const release = await req.payload.findByID({ collection: 'releases', id: draft.release, depth: 0, req })
  const fields = req.payload.collections.sites.config.flattenedFields
  const values = settingsAfter(stored, draft.values)
  const places = diffPlaces(pickSettings(stored, draft.values), values)
  return {
    changes: await describeChanges(req, fields, places, String(stored.timeZone)),
    conflicts: await describeGone(req, stored, draft.values, String(stored.timeZone)),
    values,
    release: { id: release.id, name: release.name, isOwn: draft.isOwn },
    publishAt: release.publishAt ?? null,
    fault: release.fault ?? null,
    timeZone: String(stored.timeZone),
    savedAt: draft.savedAt.toISOString(),
    slug: String(stored.slug),
  }
}

/**
 * Makes the draft of a site live.
 * @param passesDeadLinks whether the user has chosen to publish links that lead nowhere
 * @throws {ReleaseProblem} 400 with the reason if a setting cannot be published, 409 for links that lead nowhere
 */
export async function publishSettingsDraft(
  payload: Payload,
  user: TypedUser,
  id: number,
  passesDeadLinks = false,
): Promise<void> {
  await inUsersTransaction(payload, user, (req) => lockSite(req, id))
  if (!passesDeadLinks) await rejectDeadLinks(payload, user, id)
  await inUsersTransaction(payload, user, async (req) => {
    const { stored, draft } = await lockSite(req, id)
    if (!draft) throw problem(409, 'id', 'Nothing waits to be published.')
    const data = mergeSettings(stored, draft.values)
    try {
      await rejectGone(req, stored, draft.values)
      await req.payload.update({ collection: 'sites', id, data: data as never, ...withRights(req) })
    } catch (error) {
      const reason = describeRefusal(error)
      throw reason === null ? error : problem(400, 'values', `Not published. ${reason}`)
    }
  })
}

/** Gives the draft of a site up: its settings stay as they are live. */
export const discardSettingsDraft = (payload: Payload, user: TypedUser, id: number): Promise<void> =>
  inUsersTransaction(payload, user, async (req) => {
    const { draft } = await lockSite(req, id)
    if (!draft) return
    if (draft.isOwn) await keepSettings(req, draft, null)
    else await req.payload.db.deleteMany({ collection: 'releaseItems', req, where: { id: { equals: draft.item } } })
  })

/**
 * Publishes the draft at a time on the site's clock, or takes that back.
 * @param passesDeadLinks whether the user has chosen to publish links that lead nowhere
 * @throws {ReleaseProblem} for a draft in a release of others, and 409 for links that lead nowhere
 */
export async function scheduleSettingsDraft(
  payload: Payload,
  user: TypedUser,
  id: number,
  clock: string | null,
  now: Date,
  passesDeadLinks = false,
): Promise<void> {
  const release = await inUsersTransaction(payload, user, async (req) => {
    const { draft } = await lockSite(req, id)
    if (!draft) throw problem(409, 'id', 'Save a draft first.')
    if (!draft.isOwn) throw problem(409, 'release', 'A release holds this draft. Schedule the release.')
    return draft.release
  })
  if (clock !== null && !passesDeadLinks) await rejectDeadLinks(payload, user, id)
  await scheduleRelease(payload, user, release, clock, now)
}
