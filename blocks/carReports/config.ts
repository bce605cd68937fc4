import { defineBlock } from '../defineBlock'

export const carReportsBlock = defineBlock({
  slug: 'carReports',
  interfaceName: 'CarReportsBlock',
  labels: { singular: 'Reports', plural: 'Reports' },
  description: 'History report, car analysis and PPSR report to download, where the car has them.',
  group: 'Car page',
  places: ['car'],
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'Reports on this car' }],
})
