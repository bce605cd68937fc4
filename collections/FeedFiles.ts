import { resolve } from 'node:path'
import type { CollectionConfig } from 'payload'
import { contentOfASite } from './access/collectionAccess'
import { hiddenFrom } from './access/hiddenFrom'

/**
 * Feeds that staff upload. Unlike media nobody but the site's staff reads them, and they stay in the data folder of the
 * deployment, where the importer reads them as a stream.
 */
export const FeedFiles: CollectionConfig = {
  slug: 'feedFiles',
  labels: { singular: 'Feed file', plural: 'Feed files' },
  access: contentOfASite,
  admin: {
    group: 'Stock',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'filesize', 'createdAt'],
    description: 'Stock feeds that were uploaded: CSV, XML or JSON. Only staff of the site see them.',
    // They are chosen and uploaded where a feed is set up.
    hidden: hiddenFrom('leadsOnly', 'siteAuthor'),
  },
  defaultSort: '-createdAt',
  upload: {
    staticDir: resolve(process.env.FORECOURT_DATA ?? '.data', 'feed-files'),
    mimeTypes: [
      'text/csv',
      'text/plain',
      'text/tab-separated-values',
      'text/xml',
      'application/csv',
      'application/json',
      'application/x-ndjson',
      'application/vnd.ms-excel',
      'application/xml',
    ],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    bulkUpload: false,
  },
  fields: [],
}
