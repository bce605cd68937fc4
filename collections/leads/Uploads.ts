import { resolve } from 'node:path'
import type { CollectionConfig } from 'payload'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, editorsOfThisSite, leadsStaffOfThisSite, nobody, superAdmin } from '../access/rules'
import { text } from '../fields/plain'
import { settled } from '../fields/settled'

/**
 * Files that shoppers sent with an enquiry, such as a CV. Staff of the site alone may fetch them, and browsers are told to
 * keep them rather than to open them: whoever sent one may be anybody.
 */
export const Uploads: CollectionConfig = {
  slug: 'uploads',
  labels: { singular: 'Shopper\u2019s file', plural: 'Shoppers\u2019 files' },
  access: {
    read: anyOf(superAdmin, editorsOfThisSite, leadsStaffOfThisSite),
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  admin: {
    group: 'Leads',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'lead', 'createdAt'],
    description: 'Files that shoppers sent with an enquiry. Open them with care: anybody can send one.',
    hidden: hiddenFrom('siteAuthor'),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  upload: {
    staticDir: resolve(process.env.FORECOURT_DATA ?? '.data', 'private'),
    // No format that carries macros or scripts of its own.
    mimeTypes: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
      'text/plain',
    ],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Disposition', 'attachment')
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Cache-Control', 'private, no-store')
      return headers
    },
  },
  fields: [
    {
      name: 'lead',
      label: 'Lead',
      type: 'relationship',
      relationTo: 'leads',
      ...settled,
      index: true,
      admin: { readOnly: true },
    },
    text('sent_as', 'Its name when it was sent', { admin: { readOnly: true } }),
  ],
}
