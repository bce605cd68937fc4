import type { BlockData } from '../blockProps'

export const example: BlockData<'whyChooseUs'> = {
  blockType: 'whyChooseUs',
  heading: 'Why choose us',
  panels: [
    {
      icon: 'protection',
      title: 'Mechanical protection',
      text: 'Three years of cover on engine, gearbox and electrics of every used car under ten years old.',
    },
    {
      icon: 'quality',
      title: 'Quality assured',
      text: 'A 128-point inspection by a technician who signs it. You read the report before you pay.',
    },
    {
      icon: 'finance',
      title: 'Personalised finance',
      text: 'Several lenders, one conversation, and the comparison rate said out loud.',
      linkLabel: 'Estimate a repayment',
      link: '/finance',
    },
  ],
}
