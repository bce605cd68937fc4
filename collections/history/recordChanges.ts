import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
  SanitizedCollectionConfig,
} from 'payload'
import { documentTitle } from '../../src/domain/documentTitle'
import { diffDocuments } from '../../src/domain/history/diffDocuments'
import type { HistoryAction } from '../../src/domain/history/historyActions'
import { getRelationId } from '../../src/domain/relationId'
import { type NewHistoryEntry, recordAutosave, recordHistory } from '../../src/server/history/recordHistory'
import { getUserSiteIds } from '../access/roles'
import { SKIP_REVALIDATION } from '../hooks/expireTags'
import { getDatabase } from '../hooks/getDatabase'
import { getPublishedVersion, isDraftSave } from '../publishing/liveDocument'
import { listSitesOfGroup } from '../settings/tags/listGroupSites'
import { diffAccounts } from './diffAccounts'

/** Logs, and what servers write: their changes are entries themselves. */
const UNRECORDED: ReadonlySet<string> = new Set([
  ...[
    'privacyLog',
    'leadExports',
    'leadDeliveries',
    'parkedEnquiries',
    'feedRuns',
    'places',
    'releaseItems',
    'approvals',
  ],
])

/** Collections about shoppers. Of changes by staff, only the names of the fields are recorded: the history outlives an erasure. */
const PERSONAL: ReadonlySet<string> = new Set(['leads', 'bookings', 'holds', 'payments', 'shoppers', 'uploads'])

const HISTORY_LINK = '/src/admin/history/DocumentHistoryLink.tsx#DocumentHistoryLink'
const HISTORY_BUTTON = '/src/admin/history/DocumentHistoryLink.tsx#DocumentHistoryButton'

type Document = Record<string, unknown> & { id: number }

const autosaveKey = (collection: string) => `autosaves:${collection}`

/** Adds the history to every collection, and to its documents a link to their own. */
export const recordChanges: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    UNRECORDED.has(collection.slug) ? collection : withHistory(collection),
  ),
})

function withHistory(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  const edit = admin?.components?.edit
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), HISTORY_BUTTON],
          editMenuItems: [...(edit?.editMenuItems ?? []), HISTORY_LINK],
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteAutosave],
      afterChange: [...(hooks?.afterChange ?? []), recordChange],
      afterDelete: [...(hooks?.afterDelete ?? []), recordDelete],
    },
  }
}

/** Records whether a save is an autosave, which later hooks do not receive. */
const noteAutosave: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create' || operation === 'update')
    req.context[autosaveKey(collection.slug)] = (args as { autosave?: boolean }).autosave === true
  return args
}

const recordChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (!isRecorded(req, collection)) return doc
  const before = (getPublishedVersion<Document>(req, collection.slug, doc.id) ?? previousDoc ?? {}) as Document
  const action = findAction(req, collection, operation, before, doc)
  const entry = await toEntry(req, collection, doc, before, action)
  const database = await getDatabase(req)
  const from = operation === 'create' ? {} : before
  if (req.context[autosaveKey(collection.slug)]) {
    await recordAutosave(database, entry, { before: from, after: doc })
    return doc
  }
  if (collection.slug === 'users') {
    const { changes, isAccess } = await diffAccounts(req, from, doc)
    if (changes.length === 0) return doc
    await recordHistory(database, { ...entry, action: isAccess ? 'access' : action, changes })
    return doc
  }
  const changes = diffDocuments(from, doc, { hideValues: PERSONAL.has(collection.slug), shown: ['status'] })
  // A save that changed nothing, or only what is not recorded.
  if (action === 'change' && changes.length === 0) return doc
  await recordHistory(database, { ...entry, changes })
  return doc
}

const recordDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!isRecorded(req, collection)) return doc
  const changes =
    collection.slug === 'users'
      ? (await diffAccounts(req, doc, {})).changes
      : diffDocuments(doc, {}, { hideValues: PERSONAL.has(collection.slug) })
  const entry = await toEntry(req, collection, doc, doc, collection.slug === 'users' ? 'access' : 'delete')
  await recordHistory(await getDatabase(req), { ...entry, changes })
  return doc
}

/** Whether a write is recorded. The content of a new or a deleted site is part of the entry of the site. */
function isRecorded(req: PayloadRequest, { slug }: SanitizedCollectionConfig): boolean {
  if (req.context[SKIP_REVALIDATION] && slug !== 'sites') return false
  return !PERSONAL.has(slug) || Boolean(req.user)
}

function findAction(
  req: PayloadRequest,
  { slug, versions }: SanitizedCollectionConfig,
  operation: 'create' | 'update',
  before: Document,
  doc: Document,
): HistoryAction {
  if (operation === 'create') return 'create'
  if (doc.deletedAt && !before.deletedAt) return 'trash'
  if (before.deletedAt && !doc.deletedAt) return 'restore'
  if (req.context.isRestoringVersion) return 'restoreVersion'
  if (!versions?.drafts) return 'change'
  if (isDraftSave(req, slug)) return 'draft'
  if (doc._status === 'published') return 'publish'
  return before._status === 'published' ? 'unpublish' : 'draft'
}

/** An entry of the history about a document, without its changes. */
export async function toEntry(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  doc: Document,
  before: Document,
  action: HistoryAction,
): Promise<NewHistoryEntry> {
  const { slug } = config
  const title = PERSONAL.has(slug) ? doc.reference : documentTitle(config, doc)
  return {
    actor: req.user,
    action,
    document: { collection: slug, id: Number(doc.id) },
    title: typeof title === 'string' && title !== '' ? title : `No. ${doc.id}`,
    sites: await listSites(req, slug, doc, before),
  }
}

/** The sites whose managers read the entry. */
async function listSites(req: PayloadRequest, collection: string, doc: Document, before: Document): Promise<number[]> {
  if (collection === 'sites') return [Number(doc.id)]
  if (collection === 'groups') return listSitesOfGroup(req, Number(doc.id))
  if (collection === 'users') return [...getUserSiteIds(doc), ...getUserSiteIds(before)]
  return [doc.site, before.site, doc.sites, before.sites].flat().flatMap((site) => getRelationId(site) ?? [])
}
