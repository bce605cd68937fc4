import { resolve } from 'node:path'
import type { CollectionConfig } from 'payload'
import { UPLOAD_FOLDERS } from '../../src/domain/uploadFolders'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, noAccess, siteEditors, siteLeadsStaff, superAdmin } from '../access/rules'
import { text } from '../fields/basicFields'
import { skipRelationCheck } from '../fields/skipRelationCheck'
import { asDownload } from '../files/asDownload'

/**
 * Files that shoppers attach to an enquiry, such as a CV, and photos of their own cars in the garage. Only the site's staff can download them, and browsers download them
 * instead of opening them, since anyone can send one.
 */
export const Uploads: CollectionConfig = {
  slug: 'uploads',
  labels: { singular: 'Shopper file', plural: 'Shopper files' },
  access: {
    read: anyOf(superAdmin, siteEditors, siteLeadsStaff),
    create: noAccess,
    update: noAccess,
    delete: noAccess,
  },
  admin: {
    group: 'Leads',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'lead', 'createdAt'],
    description:
      'Files sent with an enquiry, and photos that shoppers keep of their own cars. Open with care: anyone can send one.',
    hidden: hiddenFrom('siteAuthor'),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  upload: {
    staticDir: resolve(process.env.FORECOURT_DATA ?? '.data', UPLOAD_FOLDERS.uploads),
    // No formats that can contain macros or scripts.
    mimeTypes: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
      'text/plain',
      // Photos, which the server has made anew.
      'image/webp',
    ],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: asDownload,
  },
  fields: [
    {
      name: 'lead',
      label: 'Lead',
      type: 'relationship',
      relationTo: 'leads',
      ...skipRelationCheck,
      index: true,
      admin: { readOnly: true },
    },
    text('sent_as', 'Original file name', { admin: { readOnly: true } }),
  ],
}
