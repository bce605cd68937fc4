import { defineBlock } from '../defineBlock'

export const savedSectionBlock = defineBlock({
  slug: 'savedSection',
  interfaceName: 'SavedSectionBlock',
  labels: { singular: 'Saved section', plural: 'Saved sections' },
  description: 'Blocks that are kept once under Saved sections and shown on many pages.',
  group: 'Content',
  keywords: ['reusable', 'shared', 'template', 'global', 'snippet'],
  width: 'bleed',
  hasHeading: false,
  fields: [
    {
      name: 'section',
      label: 'Section',
      type: 'relationship',
      relationTo: 'sections',
      required: true,
      // Its blocks are read by themselves, so that a change of them expires no page that does not show them.
      maxDepth: 0,
      admin: { description: 'A change of the section is live on every page that shows it.' },
    },
  ],
})
