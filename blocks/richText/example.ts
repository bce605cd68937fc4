import type { BlockData } from '../blockProps'
import { richText } from '../examples/richText'

export const example: BlockData<'richText'> = {
  blockType: 'richText',
  content: richText([
    { heading: 'Why buy from a local dealer?' },
    'A car is only as good as the people who stand behind it. Ours has been inspected by our own technicians, driven by us and priced against the market the same morning.',
    {
      list: [
        'A written inspection with every used car',
        'A swap within seven days if it does not suit',
        'Service loan cars by booking',
      ],
    },
  ]),
}
