import type { BlockData } from '../blockProps'

export const example: BlockData<'testimonials'> = {
  blockType: 'testimonials',
  heading: 'In their words',
  quotes: [
    {
      quote: 'They rang to say the part was two days late before I knew that it was due. That is why we buy here.',
      name: 'Margaret Doyle',
      detail: 'Dairy farmer, Narromine',
    },
    { quote: 'The price on the website was the price. I kept waiting for the rest.', name: 'Sam Okafor' },
  ],
}
