import { defineBlock } from '../defineBlock'

export const carDeliveryBlock = defineBlock({
  slug: 'carDelivery',
  interfaceName: 'CarDeliveryBlock',
  labels: { singular: 'Delivery calculator', plural: 'Delivery calculators' },
  description: 'Delivery cost by postcode, based on the site’s delivery zones.',
  group: 'Car page',
  keywords: ['shipping', 'freight', 'transport', 'postcode'],
  places: ['car'],
  requires: 'deliveryCalculator',
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'What does delivery cost?' }],
})
