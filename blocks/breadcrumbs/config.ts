import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

export const breadcrumbsBlock = defineBlock({
  slug: 'breadcrumbs',
  interfaceName: 'BreadcrumbsBlock',
  labels: { singular: 'Breadcrumb trail', plural: 'Breadcrumb trails' },
  description: 'Links to Home and the pages above, then the page title.',
  group: 'Content',
  keywords: ['path', 'where am I'],
  places: ['page', 'location', 'model'],
  hasHeading: false,
  fields: [
    {
      name: 'links',
      label: 'Pages between Home and this one',
      labels: { singular: 'Page', plural: 'Pages' },
      type: 'array',
      maxRows: 4,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 60 },
            linkField({ name: 'link', label: 'Link', required: true }),
          ],
        },
      ],
    },
    {
      name: 'current',
      label: 'Name of this page',
      type: 'text',
      maxLength: 80,
      admin: { description: 'Leave empty to use the page title.' },
    },
  ],
})
