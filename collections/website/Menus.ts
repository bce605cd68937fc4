import type { CollectionConfig } from 'payload'
import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text } from '../fields/plain'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOfMenu, previewOnSite } from '../preview'

const urlField = (required: boolean) => linkField({ name: 'url', label: 'Link', required, admin: { width: '50%' } })

/** A site's menus: items with links, a list below them, or a dropdown that fills itself from models or stock (SITE-04). */
export const Menus: CollectionConfig = {
  slug: 'menus',
  labels: { singular: 'Menu', plural: 'Menus' },
  access: siteContentAccess,
  admin: {
    group: 'Website',
    useAsTitle: 'key',
    preview: previewOnSite(() => '/'),
    livePreview: { url: ({ data, req }) => previewOfMenu(data, req) },
    defaultColumns: ['key', 'updatedAt'],
    description: 'The header, the footer and the thin bar on top. Each site has one of each.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'key'], unique: true }],
  disableDuplicate: true,
  hooks: revalidateHooks((site) => [cacheTags.menus(site)]),
  fields: [
    {
      name: 'key',
      label: 'Where it stands',
      type: 'select',
      required: true,
      options: [
        { value: 'header', label: 'Header' },
        { value: 'footer', label: 'Footer' },
        { value: 'top', label: 'Bar on top' },
      ],
      admin: { position: 'sidebar', description: 'A site has one menu in each place.' },
    },
    {
      name: 'items',
      label: 'Items',
      labels: { singular: 'Item', plural: 'Items' },
      type: 'array',
      maxRows: 12,
      admin: {
        initCollapsed: true,
        description: 'In the footer each item heads a column of links.',
        components: { RowLabel: '/src/admin/rowLabels/MenuRowLabel.tsx#MenuRowLabel' },
      },
      fields: [
        { type: 'row', fields: [text('name', 'Name', { required: true, admin: { width: '50%' } }), urlField(false)] },
        {
          type: 'row',
          fields: [
            {
              name: 'dynamicDropdown',
              label: 'Dropdown that fills itself',
              type: 'select',
              required: true,
              defaultValue: 'none',
              options: [
                { value: 'none', label: 'No' },
                { value: 'models', label: 'Models' },
                { value: 'stock', label: 'Stock by type and body' },
                { value: 'brands', label: 'Brands' },
                { value: 'locations', label: 'Locations' },
              ],
              admin: { width: '34%' },
            },
            {
              name: 'grouping',
              label: 'Models stand',
              type: 'select',
              required: true,
              defaultValue: 'position',
              enumName: 'menu_grouping',
              options: [
                { value: 'position', label: 'By position' },
                { value: 'body', label: 'Under their bodies' },
              ],
              admin: { width: '33%', condition: (_, item) => item?.dynamicDropdown === 'models' },
            },
            {
              name: 'columns',
              label: 'Columns',
              type: 'select',
              required: true,
              defaultValue: '3',
              options: ['2', '3', '4'],
              admin: { width: '33%', condition: (_, item) => item?.dynamicDropdown !== 'none' },
            },
          ],
        },
        {
          name: 'dropdownItems',
          label: 'Links below it',
          labels: { singular: 'Link', plural: 'Links' },
          type: 'array',
          maxRows: 20,
          admin: { components: { RowLabel: '/src/admin/rowLabels/MenuRowLabel.tsx#MenuRowLabel' } },
          fields: [
            {
              type: 'row',
              fields: [text('name', 'Name', { required: true, admin: { width: '50%' } }), urlField(true)],
            },
            {
              name: 'image',
              label: 'Picture or logo',
              type: 'upload',
              relationTo: 'media',
              admin: { description: 'In the header, links with pictures stand as tiles. Empty leaves the name alone.' },
            },
          ],
        },
      ],
    },
  ],
}
