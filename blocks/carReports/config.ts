import { defineBlock } from '../defineBlock'

export const carReportsBlock = defineBlock({
  slug: 'carReports',
  interfaceName: 'CarReportsBlock',
  labels: { singular: 'Reports', plural: 'Reports' },
  description: 'Downloads of the history report, car analysis and PPSR report, if available.',
  group: 'Car page',
  keywords: ['PPSR', 'history report', 'car analysis', 'downloads', 'PDF'],
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Reports on this car' }],
})
