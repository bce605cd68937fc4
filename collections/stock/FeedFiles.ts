import { resolve } from 'node:path'
import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload'
import { UPLOAD_FOLDERS } from '../../src/domain/uploadFolders'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { asDownload } from '../files/asDownload'

const MIME_TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'text/xml',
  'application/csv',
  'application/json',
  'application/x-ndjson',
  // CSV on Windows with Excel installed
  'application/vnd.ms-excel',
  'application/xml',
]

/** Explains why an upload is rejected, since Payload gives no reason. */
const rejectOtherFiles: CollectionBeforeOperationHook = ({ req }) => {
  const { file } = req
  if (!file || MIME_TYPES.includes(file.mimetype.split(';')[0]!.trim())) return
  const workbook = /\.xlsx?$/i.test(file.name)
  throw new APIError(
    `${file.name} is ${workbook ? 'an Excel workbook' : 'not a feed file'}. Export it as CSV, XML or JSON.`,
    400,
    undefined,
    true,
  )
}

/**
 * Feed files uploaded by staff, from which the importer streams. Private to the site's staff.
 */
export const FeedFiles: CollectionConfig = {
  slug: 'feedFiles',
  labels: { singular: 'Feed file', plural: 'Feed files' },
  access: siteContentAccess,
  admin: {
    group: 'Stock',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'filesize', 'createdAt'],
    description: 'Uploaded stock feeds: CSV, XML or JSON. Visible to staff only.',
    // Uploaded and chosen in the feed's settings.
    hidden: hiddenFrom('leadsOnly', 'siteAuthor'),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [rejectOtherFiles] },
  upload: {
    staticDir: resolve(process.env.FORECOURT_DATA ?? '.data', UPLOAD_FOLDERS.feedFiles),
    mimeTypes: MIME_TYPES,
    crop: false,
    focalPoint: false,
    pasteURL: false,
    bulkUpload: false,
    modifyResponseHeaders: asDownload,
  },
  fields: [],
}
