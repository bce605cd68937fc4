import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  Field,
  FieldHook,
  PayloadRequest,
} from 'payload'
import { EDIT_SESSION, parseEditSession } from '../../../src/domain/editSession'
import { isHeldSetting, leftSettings, mergeSettings } from '../../../src/domain/releases/heldSettings'
import type { Site } from '../../../src/payload-types'
import { findSettingsDraft, type SettingsDraft } from '../../../src/server/settingsDrafts'
import { hasRole } from '../../access/roles'
import { getDatabase } from '../../hooks/getDatabase'

type Data = Record<string, unknown>

/** Key in the context of a request that publishes or restores settings with a release, which itself says what becomes of the draft. */
export const KEEPS_SETTINGS_DRAFT = 'keepsSettingsDraft'

const formKey = 'savesSettingsForm'

// One query for all fields of a read, which share its document.
const drafts = new WeakMap<object, Promise<SettingsDraft | null>>()

function readDraft(req: PayloadRequest, document: { id?: unknown }): Promise<SettingsDraft | null> {
  const known = drafts.get(document)
  if (known) return known
  const found = getDatabase(req).then((database) => findSettingsDraft(database, Number(document.id)))
  drafts.set(document, found)
  return found
}

/** In a read of one site with `draft: true`, such as by its form, the saved draft of its settings. Other reads have what is live, and so has who reads leads only. */
const showDraft: FieldHook = async ({ draft, field, findMany, originalDoc, req, value }) => {
  if (!draft || findMany || !originalDoc?.id || hasRole(req.user, 'leadsOnly')) return value
  const { name } = field as { name: string }
  const found = await readDraft(req, originalDoc)
  if (!found) return value
  // The form's version: a draft that somebody saved since makes it stale.
  if (name === 'updatedAt') return new Date(Math.max(Date.parse(value), found.savedAt.getTime())).toISOString()
  return name in found.values ? mergeSettings({ [name]: value }, { [name]: found.values[name] })[name] : value
}

const updatedAtField: Field = {
  name: 'updatedAt',
  type: 'date',
  label: ({ t }) => t('general:updatedAt'),
  index: true,
  admin: { hidden: true, disableBulkEdit: true },
  hooks: { afterRead: [showDraft] },
}

/** The fields of a site, whose reads with `draft: true` show the saved draft. */
export const withSettingsDraft = (fields: Field[]): Field[] => [...fields.map(withDraft), updatedAtField]

function withDraft(field: Field): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withDraft) })) }
  if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: field.fields.map(withDraft) }
  if (!('name' in field) || !field.name || field.type === 'ui' || !isHeldSetting(field.name)) return field
  const { hooks } = field as { hooks?: { afterRead?: FieldHook[] } }
  return { ...field, hooks: { ...hooks, afterRead: [showDraft, ...(hooks?.afterRead ?? [])] } } as Field
}

/** A save of a site publishes; its drafts have an endpoint of their own. Notes whether a form saves, which has the draft in it. */
export const noteSettingsForm: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const { data, draft } = args as { data?: Data; draft?: boolean }
  req.context[formKey] = parseEditSession(data?.[EDIT_SESSION]) !== null
  return draft ? { ...args, draft: false } : args
}

/**
 * Ends the draft of what is live by now: all of it when its form is published, which had it. Other saves, such as of a campaign's
 * announcement, leave what they did not publish.
 */
export const endPublishedDraft: CollectionAfterChangeHook<Site> = async ({ doc, operation, req }) => {
  if (operation !== 'update' || req.context[KEEPS_SETTINGS_DRAFT]) return doc
  const draft = await findSettingsDraft(await getDatabase(req), doc.id)
  if (!draft) return doc
  const left = req.context[formKey] ? null : await findLeft(req, doc.id, draft.values)
  await keepSettings(req, draft, left)
  return doc
}

async function findLeft(req: PayloadRequest, id: number, values: Data): Promise<Data | null> {
  const stored = await req.payload.db.findOne<Data & { id: number }>({
    collection: 'sites',
    req,
    where: { id: { equals: id } },
  })
  return stored && leftSettings(stored, values)
}

/** Replaces what a draft holds; null for nothing, which ends it. A release that staff named keeps its entry. */
export async function keepSettings(req: PayloadRequest, draft: SettingsDraft, values: Data | null): Promise<void> {
  if (!values && draft.isOwn) return endOwnRelease(req, draft.release)
  if (JSON.stringify(values) === JSON.stringify(draft.values)) return
  await req.payload.db.updateOne({
    collection: 'releaseItems',
    data: { values: values ?? {} },
    id: draft.item,
    req,
    returning: false,
  })
}

/** Deletes the release that holds the draft of a site's settings alone. */
export async function endOwnRelease({ payload, transactionID }: PayloadRequest, id: number): Promise<void> {
  const req = { transactionID }
  await payload.db.deleteMany({ collection: 'releaseItems', req, where: { release: { equals: id } } })
  await payload.db.deleteOne({ collection: 'releases', req, where: { id: { equals: id } } })
}

/** Takes settings out of a draft that are set live: `flags.reviews`. */
export async function dropFromDraft(req: PayloadRequest, site: number, path: string): Promise<void> {
  const draft = await findSettingsDraft(await getDatabase(req), site)
  if (!draft) return
  const [group = '', name = ''] = path.split('.')
  const { [name]: dropped, ...rest } = (draft.values[group] ?? {}) as Data
  if (dropped === undefined) return
  const { [group]: _, ...others } = draft.values
  const left = Object.keys(rest).length > 0 ? { ...others, [group]: rest } : others
  await keepSettings(req, draft, Object.keys(left).length > 0 ? left : null)
}
