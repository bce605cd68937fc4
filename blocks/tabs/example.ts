import type { BlockData } from '../blockProps'
import { richText } from '../examples/richText'

export const example: BlockData<'tabs'> = {
  blockType: 'tabs',
  heading: 'Three ways to pay',
  tabs: [
    {
      label: 'Loan',
      content: richText(['You own the car from the first day, and pay it off over one to seven years.']),
    },
    {
      label: 'Lease',
      content: richText([
        'The business leases the car and claims it. At the end you return it, buy it or start a new lease.',
      ]),
    },
    {
      label: 'Cash',
      content: richText(['By bank transfer before you collect it. No surcharge, and no sulking from us either.']),
    },
  ],
}
