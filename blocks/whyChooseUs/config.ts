import { defineBlock } from '../defineBlock'
import { featureIconField } from '../fields/icon'
import { linkField } from '../fields/link'

export const whyChooseUsBlock = defineBlock({
  slug: 'whyChooseUs',
  interfaceName: 'WhyChooseUsBlock',
  labels: { singular: 'Why choose us', plural: 'Why choose us' },
  description: 'Two to six reasons to choose you, each with an icon, a title and short text.',
  group: 'Content',
  keywords: ['reasons', 'benefits', 'usp', 'icons', 'cards', 'selling points'],
  places: ['page', 'location', 'model', 'car'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, defaultValue: 'Why choose us', maxLength: 80 },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
    {
      name: 'panels',
      label: 'Reasons',
      labels: { singular: 'Reason', plural: 'Reasons' },
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 6,
      defaultValue: [
        {
          icon: 'protection',
          title: 'Mechanical protection',
          text: 'Cover for the parts that cost the most to repair.',
        },
        { icon: 'quality', title: 'Quality assured', text: 'Every car is inspected, and you read the report.' },
        { icon: 'finance', title: 'Personalised finance', text: 'Several lenders, one conversation, no pressure.' },
      ],
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 60 },
            featureIconField('quality'),
          ],
        },
        { name: 'text', label: 'Text', type: 'textarea', required: true, maxLength: 240 },
        {
          type: 'row',
          fields: [
            { name: 'linkLabel', label: 'Link label', type: 'text', maxLength: 40 },
            linkField({ name: 'link', label: 'Link' }),
          ],
        },
      ],
    },
  ],
})
