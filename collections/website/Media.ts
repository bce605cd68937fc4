import { resolve } from 'node:path'
import type { CollectionConfig, ImageSize } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { UPLOAD_FOLDERS } from '../../src/domain/uploadFolders'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, fileReaders, siteAuthors, siteEditors, superAdmin } from '../access/rules'
import { text } from '../fields/basicFields'
import { followReplacedFile, refuseFileType, refuseUsedFile, takeHeicIn } from '../files/mediaHooks'
import { revalidateHooks } from '../hooks/revalidate'

/** For lists in the admin. Pages get their sizes from the image route, which renders them on request. */
const thumbnail: ImageSize = {
  name: 'thumb',
  width: 320,
  withoutEnlargement: true,
  formatOptions: { format: 'webp', options: { quality: 78 } },
}

const revalidate = revalidateHooks((site) => [cacheTags.media(site)])

/** Images and brochures. Files are public; the list is not. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'File', plural: 'Media' },
  access: {
    ...siteContentAccess,
    read: anyOf(fileReaders, superAdmin, siteEditors, siteAuthors),
    create: anyOf(superAdmin, siteEditors, siteAuthors),
  },
  admin: {
    group: 'Website',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'folder', 'labels', 'updatedAt'],
    listSearchableFields: ['alt', 'filename', 'folder', 'labels'],
    components: { beforeListTable: ['/src/admin/media/MediaFolders.tsx#MediaFolders'] },
    description: 'Images and brochures. Alt text is read by screen readers and search engines.',
    hidden: hiddenFrom('leadsOnly'),
  },
  // A copy would be another file with the same content.
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: {
    afterChange: [...(revalidate.afterChange ?? []), followReplacedFile],
    afterDelete: revalidate.afterDelete,
    beforeOperation: [refuseFileType, takeHeicIn],
    beforeDelete: [refuseUsedFile],
  },
  upload: {
    staticDir: resolve(process.env.FORECOURT_DATA ?? '.data', UPLOAD_FOLDERS.media),
    // HEIC is stored as JPEG. No SVG: it can contain scripts and would be served from the dealer's host.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif', 'application/pdf'],
    imageSizes: [thumbnail],
    adminThumbnail: 'thumb',
    focalPoint: true,
    crop: true,
    pasteURL: false,
  },
  fields: [
    {
      name: 'replacement',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/media/DocumentUses.tsx#FileReplacement' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    text('alt', 'Alt text', {
      required: true,
      maxLength: 200,
      admin: { description: 'Describe the image: "Red hatchback in front of the Geelong showroom".' },
    }),
    text('folder', 'Folder', {
      maxLength: 60,
      index: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() || null : value)] },
      admin: {
        description: 'Groups files in the list: "Showroom", "Spring sale". Shoppers do not see it.',
        components: { afterInput: ['/src/admin/media/FolderChoices.tsx#FolderChoices'] },
      },
    }),
    text('labels', 'Tags', {
      hasMany: true,
      maxLength: 40,
      maxRows: 20,
      admin: {
        description: 'Words to filter the list by. Press Enter after each.',
        components: { Cell: '/src/admin/cells/TagsCell.tsx#TagsCell' },
      },
    }),
    {
      name: 'usedIn',
      type: 'ui',
      label: 'Used in',
      admin: { components: { Field: '/src/admin/media/DocumentUses.tsx#FileUses' }, disableListColumn: true },
    },
  ],
}
