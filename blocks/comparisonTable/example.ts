import type { BlockData } from '../blockProps'

export const example: BlockData<'comparisonTable'> = {
  blockType: 'comparisonTable',
  heading: 'Choose your service plan',
  columns: [
    { title: 'Logbook', detail: 'From $299 a service', buttonLabel: 'Book', link: '/service' },
    { title: 'Care', detail: '$49 a month', highlight: true, buttonLabel: 'Book', link: '/service' },
    { title: 'Care Plus', detail: '$69 a month', buttonLabel: 'Book', link: '/service' },
  ],
  rows: [
    { label: 'Logbook services', values: 'Yes\nYes\nYes' },
    { label: 'Brake pads and wipers', values: 'No\nYes\nYes' },
    { label: 'Tyres, rotated and replaced', values: 'No\nNo\nYes' },
    { label: 'Loan car', values: 'When a job runs over\nAlways\nAlways, to your door' },
  ],
  note: 'Plans run for three years or 45,000 km, whichever comes first.',
}
