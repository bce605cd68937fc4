import type { BlockData } from '../blockProps'

export const example: BlockData<'prizeWheel'> = {
  blockType: 'prizeWheel',
  heading: 'Spin to win',
  text: 'One spin each. The code comes by email, and we honour it when you collect your vehicle.',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2032-12-24T06:00:00.000Z',
  prizes: [
    { label: 'Floor mats', odds: 20 },
    { label: 'First service', odds: 5, stock: 20 },
    { label: '$100 fuel card', odds: 2, stock: 5 },
  ],
  terms:
    'Open to residents of New South Wales aged 18 and over. One spin a person. Prizes are not exchangeable for cash.',
  permitNumber: 'An example without a permit',
  background: 'surface',
}
