import { defineBlock } from '../defineBlock'

export const modelSpecificationsBlock = defineBlock({
  slug: 'modelSpecifications',
  interfaceName: 'ModelSpecificationsBlock',
  labels: { singular: 'Model specifications', plural: 'Model specifications' },
  description: 'The model’s specifications by group, and a link to the spec sheet.',
  group: 'Model page',
  keywords: ['specs', 'technical data', 'brochure', 'spec sheet'],
  places: ['model'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 80, defaultValue: 'Specifications' },
    { name: 'intro', label: 'Introduction', type: 'textarea', maxLength: 240 },
  ],
})
