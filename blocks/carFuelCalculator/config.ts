import { defineBlock } from '../defineBlock'

export const carFuelCalculatorBlock = defineBlock({
  slug: 'carFuelCalculator',
  interfaceName: 'CarFuelCalculatorBlock',
  labels: { singular: 'Fuel calculator', plural: 'Fuel calculators' },
  description: 'Weekly fuel cost by fuel price, distance and economy, hidden for electric cars.',
  group: 'Car page',
  keywords: ['petrol', 'diesel', 'running costs', 'economy'],
  places: ['car'],
  requires: 'fuelCalculator',
  fields: [{ name: 'heading', label: 'Heading', type: 'text', defaultValue: 'What will it cost to run?' }],
})
