import type { CollectionConfig, UIField } from 'payload'
import { allOf, anyOf, authors, editors, onOwnSites, superAdmin } from '../access/rules'
import { setTimeOfCopy } from '../fields/copies'
import { recordCreation } from './creation'
import { endRequestsOfDeleted, endRequestsOfTrashed } from './endRequests'
import { endUnchangedDraft } from './endUnchangedDraft'
import { keepScheduled } from './keepScheduled'
import { liveDocumentHooks } from './liveDocument'
import { createPublished, recordInput, restorePublishes, updatePublished } from './publishedContent'
import { noteOverride, publishersOnly } from './publishersOnly'
import { recordUnseenPublish, refuseUnseenDeadLinks } from './refuseUnseenDeadLinks'
import { rejectDraftRestore, rejectTakenAddress } from './restoreFromTrash'
import { isStatus, statusField } from './statusField'
import { setUpdatedBy, updatedByField } from './updatedBy'

/** Versions kept of one document; the oldest are deleted. */
const MAX_VERSIONS = 40

/** Versions of what is saved while somebody types. */
export const autosavedVersions = (): CollectionConfig['versions'] => ({
  drafts: { autosave: { interval: 800, showSaveDraftButton: true }, schedulePublish: true },
  maxPerDoc: MAX_VERSIONS,
})

const RELEASE_CONTROL = '/src/admin/releases/ReleaseControl.tsx#ReleaseControl'

/** "Add to release" and approval, where a form has Save draft and Publish. */
export const withReleaseControl = (admin: CollectionConfig['admin']): CollectionConfig['admin'] => {
  const edit = admin?.components?.edit
  return {
    ...admin,
    components: {
      ...admin?.components,
      edit: { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), RELEASE_CONTROL] },
    },
  }
}

/** What happens to a document by itself, in lists; its form says it beside Save draft (ReleaseControl). */
const whenField: UIField = {
  name: 'when',
  label: 'When',
  type: 'ui',
  admin: { disableBulkEdit: true, components: { Cell: '/src/admin/calendar/WhenCell.tsx#WhenCell' } },
}

const withWhenColumn = (admin: CollectionConfig['admin']): CollectionConfig['admin'] =>
  admin?.defaultColumns ? { ...admin, defaultColumns: [...admin.defaultColumns, whenField.name] } : admin

/** Versions of documents on the sites of editors and authors. */
const readVersions = anyOf(superAdmin, allOf(anyOf(editors, authors), onOwnSites('version.site')))

/**
 * A collection whose documents have drafts, versions and a trash, so that no work on them is lost. Its hooks run after those that
 * find out what is published.
 */
export function withDrafts(collection: CollectionConfig): CollectionConfig {
  const { access, fields, hooks, versions } = collection
  return {
    ...collection,
    trash: true,
    versions: versions ?? { drafts: { schedulePublish: true }, maxPerDoc: MAX_VERSIONS },
    access: { readVersions, ...access },
    admin: withWhenColumn(withReleaseControl(collection.admin)),
    hooks: {
      ...hooks,
      beforeOperation: [
        ...liveDocumentHooks.beforeOperation,
        noteOverride,
        recordCreation,
        recordUnseenPublish,
        recordInput,
        ...(hooks?.beforeOperation ?? []),
      ],
      beforeChange: [
        publishersOnly,
        keepScheduled,
        ...liveDocumentHooks.beforeChange,
        updatePublished,
        restorePublishes,
        rejectDraftRestore,
        rejectTakenAddress,
        ...(hooks?.beforeChange ?? []),
        refuseUnseenDeadLinks,
        setUpdatedBy,
        setTimeOfCopy,
      ],
      afterChange: [...(hooks?.afterChange ?? []), endRequestsOfTrashed, endUnchangedDraft],
      afterDelete: [...(hooks?.afterDelete ?? []), endRequestsOfDeleted],
    },
    fields: [...fields, whenField, updatedByField, ...(fields.some(isStatus) ? [] : [statusField])],
  }
}

/** The same, for a collection whose new documents are live at once unless they are saved as a draft. */
export const withOptionalDrafts = (collection: CollectionConfig): CollectionConfig =>
  withDrafts({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [createPublished, ...(collection.hooks?.beforeOperation ?? [])],
    },
  })

/** A collection whose documents have versions but no drafts: a save is live at once, and can be taken back. */
export const withVersions = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  versions: { drafts: false, maxPerDoc: MAX_VERSIONS },
  admin: withReleaseControl(collection.admin),
  hooks: { ...collection.hooks, beforeChange: [...(collection.hooks?.beforeChange ?? []), setUpdatedBy] },
  fields: [...collection.fields, updatedByField],
})
