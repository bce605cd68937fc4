import { DEFAULT_MENU, MENU_SECTIONS } from '../../src/domain/car/sectionMenu'
import { defineBlock } from '../defineBlock'

export const carSectionMenuBlock = defineBlock({
  slug: 'carSectionMenu',
  interfaceName: 'CarSectionMenuBlock',
  labels: { singular: 'Section menu', plural: 'Section menus' },
  description: 'A row of links to the sections of the page, which stays in sight on wide screens.',
  group: 'Car page',
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
      admin: { description: 'A section that a car does not have is left out by itself.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'label',
              label: 'Shown as',
              type: 'text',
              required: true,
              maxLength: 24,
              admin: { width: '50%' },
            },
            {
              name: 'section',
              label: 'Link',
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
