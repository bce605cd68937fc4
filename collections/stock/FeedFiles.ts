import { resolve } from 'node:path'
import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'

const MIME_TYPES = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'text/xml',
  'application/csv',
  'application/json',
  'application/x-ndjson',
  // what Windows calls CSV where Excel is installed
  'application/vnd.ms-excel',
  'application/xml',
]

/** Says what is wrong with a workbook or a picture, which Payload itself refuses without a reason. */
const feedsOnly: CollectionBeforeOperationHook = ({ req }) => {
  const { file } = req
  if (!file || MIME_TYPES.includes(file.mimetype.split(';')[0]!.trim())) return
  const workbook = /\.xlsx?$/i.test(file.name)
  throw new APIError(
    `${file.name} is ${workbook ? 'an Excel workbook' : 'no feed'}. Save or export it as CSV, XML or JSON and upload that.`,
    400,
    undefined,
    true,
  )
}

/**
 * Feeds that staff upload. Unlike media nobody but the site's staff reads them, and they stay in the data folder of the
 * deployment, where the importer reads them as a stream.
 */
export const FeedFiles: CollectionConfig = {
  slug: 'feedFiles',
  labels: { singular: 'Feed file', plural: 'Feed files' },
  access: siteContentAccess,
  admin: {
    group: 'Stock',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'filesize', 'createdAt'],
    description: 'Stock feeds that were uploaded: CSV, XML or JSON. Only staff of the site see them.',
    // They are chosen and uploaded where a feed is set up.
    hidden: hiddenFrom('leadsOnly', 'siteAuthor'),
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [feedsOnly] },
  upload: {
    staticDir: resolve(process.env.FORECOURT_DATA ?? '.data', 'feed-files'),
    mimeTypes: MIME_TYPES,
    crop: false,
    focalPoint: false,
    pasteURL: false,
    bulkUpload: false,
  },
  fields: [],
}
