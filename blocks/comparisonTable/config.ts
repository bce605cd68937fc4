import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

export const comparisonTableBlock = defineBlock({
  slug: 'comparisonTable',
  interfaceName: 'ComparisonTableBlock',
  labels: { singular: 'Comparison table', plural: 'Comparison tables' },
  description: 'Two to four columns compared row by row, such as service plans or variants.',
  group: 'Content',
  keywords: ['pricing table', 'plans', 'packages', 'versus', 'service plans', 'columns'],
  places: ['page', 'model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'columns',
      label: 'Columns',
      labels: { singular: 'Column', plural: 'Columns' },
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 40 },
            { name: 'detail', label: 'Subtitle', type: 'text', maxLength: 60, admin: { placeholder: 'From $299' } },
            { name: 'highlight', label: 'Highlight', type: 'checkbox', defaultValue: false },
          ],
        },
        {
          type: 'row',
          fields: [
            { name: 'buttonLabel', label: 'Button', type: 'text', maxLength: 30 },
            linkField({ name: 'link', label: 'Link' }),
          ],
        },
      ],
    },
    {
      name: 'rows',
      label: 'Rows',
      labels: { singular: 'Row', plural: 'Rows' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 30,
      fields: [
        { name: 'label', label: 'Row label', type: 'text', required: true, maxLength: 80 },
        {
          name: 'values',
          label: 'Values',
          type: 'textarea',
          required: true,
          admin: {
            rows: 3,
            description: 'One per line, in column order. Yes and no show as a tick and a dash.',
            placeholder: 'Yes\nNo\n12 months',
          },
        },
      ],
    },
    { name: 'note', label: 'Disclaimer', type: 'textarea', maxLength: 400 },
  ],
})
