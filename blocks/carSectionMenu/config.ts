import { DEFAULT_MENU, MENU_SECTIONS } from '../../src/domain/car/sectionMenu'
import { defineBlock } from '../defineBlock'

export const carSectionMenuBlock = defineBlock({
  slug: 'carSectionMenu',
  interfaceName: 'CarSectionMenuBlock',
  labels: { singular: 'Section menu', plural: 'Section menus' },
  description: 'Links to the sections of the page that stay visible on wide screens.',
  group: 'Car page',
  keywords: ['anchors', 'jump links', 'in-page menu', 'table of contents'],
  places: ['car'],
  fields: [
    {
      name: 'links',
      label: 'Links',
      type: 'array',
      labels: { singular: 'Link', plural: 'Links' },
      minRows: 2,
      maxRows: 10,
      defaultValue: DEFAULT_MENU,
      admin: { description: 'Sections that a car does not have are hidden.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'label',
              label: 'Label',
              type: 'text',
              required: true,
              maxLength: 24,
              admin: { width: '50%' },
            },
            {
              name: 'section',
              label: 'Section',
              type: 'select',
              required: true,
              options: Object.entries(MENU_SECTIONS).map(([value, label]) => ({ value, label })),
              admin: { width: '50%' },
            },
          ],
        },
      ],
    },
  ],
})
