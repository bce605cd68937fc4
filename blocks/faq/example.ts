import type { BlockData } from '../blockProps'

export const example: BlockData<'faq'> = {
  blockType: 'faq',
  heading: 'Trade-in questions',
  questions: [
    {
      question: 'How do you value my car?',
      answer:
        'We look at what comparable cars sold for in the last three months, then at yours in person. You see both figures.',
    },
    {
      question: 'Can I trade in a car that still has finance on it?',
      answer: 'Yes. We pay out the lender on the day and take the rest off the price of your next car.',
    },
  ],
}
