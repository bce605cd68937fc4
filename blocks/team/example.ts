import type { BlockData } from '../blockProps'

export const example: BlockData<'team'> = {
  blockType: 'team',
  heading: 'Our people',
  people: [
    {
      name: 'Eleni Vassos',
      role: 'Dealer principal',
      text: 'Started on the wash bay at fifteen. Still moves cars when it rains.',
      email: 'eleni@example.test',
    },
    { name: 'Tom Nguyen', role: 'Sales manager', phone: '02 5550 4101' },
    { name: 'Priya Raman', role: 'Service manager', text: 'Twenty years on the tools before she ran them.' },
    { name: 'Jack Ellery', role: 'Parts', phone: '02 5550 4103' },
  ],
}
