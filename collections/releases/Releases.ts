import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
  type Where,
} from 'payload'
import { isDocumentId } from '../../src/domain/documentId'
import { RELEASE_STATES } from '../../src/domain/releases/release'
import type { Release } from '../../src/payload-types'
import { hiddenFrom } from '../access/hiddenFrom'
import { allOf, anyOf, authors, editors, noFieldAccess, onOwnSites, superAdmin } from '../access/rules'
import { date, text, textarea } from '../fields/basicFields'
import { zonedDate } from '../fields/zonedDate'
import { findSitesRefusal } from './releaseSites'

const writers = anyOf(superAdmin, allOf(anyOf(editors, authors), onOwnSites('sites')))

/** Only the server sets it. */
const set = { create: noFieldAccess, update: noFieldAccess }

/** Product code without a user passes. @throws {APIError} 403 if the user does not work on all of the sites */
function rejectForeignSites({ user }: PayloadRequest, sites: Partial<Release>['sites']): void {
  const refusal = user && findSitesRefusal(user, sites)
  if (refusal) throw new APIError(refusal, 403, null, true)
}

/** Whoever changes a release works on all of its sites. */
const ownSitesOnly: CollectionBeforeChangeHook<Release> = ({ data, originalDoc, req }) => {
  rejectForeignSites(req, originalDoc?.sites)
  rejectForeignSites(req, data.sites)
  return data
}

/** What was published stays, so that it can be rolled back. */
const keepPublished: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const release = await req.payload.findByID({ collection: 'releases', id, depth: 0, req })
  if (release.state === 'published')
    throw new APIError('A published release is kept, so that it can be rolled back.', 400, null, true)
  rejectForeignSites(req, release.sites)
  await req.payload.delete({ collection: 'releaseItems', req, where: { release: { equals: id } } })
  await req.payload.delete({ collection: 'approvals', req, where: { openKey: { equals: `releases:${id}` } } })
}

/** Drafts of several documents that are published at one moment, all or nothing. */
export const Releases: CollectionConfig = {
  slug: 'releases',
  labels: { singular: 'Release', plural: 'Releases' },
  disableDuplicate: true,
  access: {
    read: writers,
    create: writers,
    update: writers,
    delete: anyOf(superAdmin, allOf(editors, onOwnSites('sites'))),
  },
  admin: {
    group: 'Website',
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'documents', 'publishAt', 'sites', 'updatedAt'],
    baseFilter: ({ req }) => {
      const site = getTenantFromCookie(req.headers, 'number')
      const isListed: Where = { isSettingsDraft: { not_equals: true } }
      return isDocumentId(site) ? { and: [isListed, { sites: { in: [site] } }] } : isListed
    },
    listSearchableFields: ['name'],
    description:
      'Drafts of several documents that are published at one moment. Add them with "Add to release" in their forms.',
    hidden: hiddenFrom('leadsOnly'),
  },
  defaultSort: '-updatedAt',
  hooks: { beforeChange: [ownSitesOnly], beforeDelete: [keepPublished] },
  fields: [
    text('name', 'Name', { required: true, maxLength: 80, admin: { placeholder: 'Spring sale' } }),
    {
      name: 'desk',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/src/admin/releases/ReleaseDesk.tsx#ReleaseDesk' } },
    },
    {
      name: 'documents',
      label: 'Documents',
      type: 'ui',
      admin: { components: { Cell: '/src/admin/releases/DocumentsCell.tsx#DocumentsCell' } },
    },
    {
      name: 'sites',
      label: 'Sites',
      type: 'relationship',
      relationTo: 'sites',
      hasMany: true,
      required: true,
      maxRows: 50,
      admin: { position: 'sidebar', description: 'A document of another site adds that site.' },
    },
    {
      name: 'state',
      label: 'State',
      type: 'select',
      required: true,
      defaultValue: 'collecting',
      access: set,
      options: Object.entries(RELEASE_STATES).map(([value, label]) => ({ value, label })),
      admin: { position: 'sidebar', readOnly: true },
    },
    zonedDate('publishAt', 'Publishes', { access: set, index: true, admin: { hidden: true } }),
    {
      name: 'scheduledBy',
      label: 'Scheduled by',
      type: 'relationship',
      relationTo: 'users',
      access: set,
      admin: { hidden: true },
    },
    date('publishedAt', 'Published', { access: set, admin: { hidden: true } }),
    text('publishedBy', 'Published by', { access: set, admin: { hidden: true } }),
    textarea('fault', 'Why it failed', { access: set, admin: { hidden: true } }),
    // The draft of one site's settings, which its form and the settings screen show instead of the list of releases.
    {
      name: 'isSettingsDraft',
      label: 'Draft of settings',
      type: 'checkbox',
      defaultValue: false,
      access: set,
      admin: { hidden: true, disableBulkEdit: true },
    },
  ],
}
