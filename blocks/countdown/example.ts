import type { BlockData } from '../blockProps'

export const example: BlockData<'countdown'> = {
  blockType: 'countdown',
  heading: 'End of financial year prices',
  text: 'Plated, registered and in your driveway before the books close.',
  until: '2032-06-30T06:00:00.000Z',
  endedText: 'The sale is over. Thank you to everybody who came.',
  buttonLabel: 'See the cars',
  link: '/search/new-and-demo-cars',
  background: 'surface',
}
