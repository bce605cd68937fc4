import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { hiddenFrom } from '../access/hiddenFrom'
import { publishedContentAccess } from '../access/publishing'
import { text } from '../fields/basicFields'
import { endsAfterStart, zonedDate } from '../fields/zonedDate'
import { revalidateHooks } from '../hooks/revalidate'
import { getMenuPreviewUrl, previewOnSite } from '../preview'
import { withOptionalDrafts } from '../publishing/keptContent'
import { CHECKED_PUBLISHING } from './checkedPublishing'
import { refreshMenus } from './hooks/refreshOnTime'

const revalidate = revalidateHooks((site) => [cacheTags.menus(site)])

const urlField = (required: boolean) => linkField({ name: 'url', label: 'Link', required, admin: { width: '50%' } })

/** A site's menus: items with a link, a list of links, or a dropdown generated from models or stock (SITE-04). */
export const Menus = withOptionalDrafts({
  slug: 'menus',
  labels: { singular: 'Menu', plural: 'Menus' },
  access: publishedContentAccess('menus'),
  admin: {
    group: 'Website',
    useAsTitle: 'key',
    preview: previewOnSite(() => '/'),
    livePreview: { url: ({ data, req }) => getMenuPreviewUrl(data, req) },
    defaultColumns: ['key', '_status', 'updatedAt'],
    description: 'Header, footer and top bar. One of each per site.',
    components: { edit: CHECKED_PUBLISHING },
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'key'], unique: true }],
  disableDuplicate: true,
  hooks: { ...revalidate, afterChange: [...(revalidate.afterChange ?? []), refreshMenus] },
  fields: [
    {
      name: 'key',
      label: 'Placement',
      type: 'select',
      required: true,
      options: [
        { value: 'header', label: 'Header' },
        { value: 'footer', label: 'Footer' },
        { value: 'top', label: 'Top bar' },
      ],
      admin: {
        position: 'sidebar',
        description: 'One menu per placement.',
        components: { afterInput: ['/src/admin/ChosenTitle.tsx#ChosenTitle'] },
      },
    },
    {
      name: 'items',
      label: 'Items',
      labels: { singular: 'Item', plural: 'Items' },
      type: 'array',
      maxRows: 12,
      admin: {
        initCollapsed: true,
        description: 'In the footer, each item is the heading of a column.',
        components: { RowLabel: '/src/admin/rowLabels/MenuRowLabel.tsx#MenuRowLabel' },
      },
      fields: [
        { type: 'row', fields: [text('name', 'Name', { required: true, admin: { width: '50%' } }), urlField(false)] },
        {
          type: 'row',
          fields: [
            {
              name: 'dynamicDropdown',
              label: 'Automatic dropdown',
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
              label: 'Group models',
              type: 'select',
              required: true,
              defaultValue: 'position',
              enumName: 'menu_grouping',
              options: [
                { value: 'position', label: 'By position' },
                { value: 'body', label: 'By body type' },
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
          type: 'row',
          fields: [
            zonedDate('start', 'From', { admin: { width: '50%', description: 'Leave empty to show it now.' } }),
            zonedDate('expiry', 'Until', {
              admin: { width: '50%', description: 'Leave empty for no end date.' },
              validate: endsAfterStart,
            }),
          ],
        },
        {
          name: 'dropdownItems',
          label: 'Dropdown links',
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
              label: 'Image or logo',
              type: 'upload',
              relationTo: 'media',
              admin: { description: 'In the header, links with images show as tiles.' },
            },
          ],
        },
      ],
    },
  ],
})
