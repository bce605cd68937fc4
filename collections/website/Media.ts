import { resolve } from 'node:path'
import type { CollectionConfig, ImageSize } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, authorsOfThisSite, editorsOfThisSite, fileReaders, superAdmin } from '../access/rules'
import { text } from '../fields/plain'
import { revalidateHooks } from '../hooks/revalidate'

const webp = (name: string, width: number, height?: number): ImageSize => ({
  name,
  width,
  height,
  withoutEnlargement: true,
  formatOptions: { format: 'webp', options: { quality: 78 } },
})

/** Pictures and brochures. Files are open to shoppers; the list of them is not. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'File', plural: 'Media' },
  access: {
    ...siteContentAccess,
    read: anyOf(fileReaders, superAdmin, editorsOfThisSite, authorsOfThisSite),
    create: anyOf(superAdmin, editorsOfThisSite, authorsOfThisSite),
  },
  admin: {
    group: 'Website',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'mimeType', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    description:
      'Pictures and brochures. Say what a picture shows, for shoppers who cannot see it and for search engines.',
    hidden: hiddenFrom('leadsOnly'),
  },
  defaultSort: '-createdAt',
  hooks: revalidateHooks((site) => [cacheTags.media(site)]),
  upload: {
    staticDir: resolve(process.env.FORECOURT_DATA ?? '.data', 'media'),
    // No SVG: it can carry scripts, and it would be served from the dealer's own host.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'],
    imageSizes: [webp('thumb', 320), webp('card', 640), webp('wide', 1280), webp('hero', 1920)],
    adminThumbnail: 'thumb',
    focalPoint: true,
    crop: true,
    pasteURL: false,
  },
  fields: [
    text('alt', 'What it shows', {
      required: true,
      maxLength: 200,
      admin: { description: 'A few words: "Red hatchback in front of the Geelong showroom".' },
    }),
  ],
}
