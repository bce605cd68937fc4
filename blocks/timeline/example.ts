import type { BlockData } from '../blockProps'

export const example: BlockData<'timeline'> = {
  blockType: 'timeline',
  heading: 'How we got here',
  entries: [
    {
      when: '1995',
      title: 'Eleven cars on Church Street',
      text: 'And one rule: the price on the windscreen is the price.',
    },
    { when: '2004', title: 'The first new-car franchise', text: 'Mazda, in a showroom that had been a carpet shop.' },
    { when: '2019', title: 'Six locations', text: 'From Wollongong to Newcastle, each with its own workshop.' },
  ],
}
