import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

/** A button of the welcome: its words, with where it leads. */
const button = (name: string, label: string, words: string, link: string, description?: string) => ({
  type: 'row' as const,
  fields: [
    {
      name: `${name}Label`,
      label,
      type: 'text' as const,
      required: true,
      defaultValue: words,
      maxLength: 40,
      admin: { description },
    },
    linkField({ name: `${name}Link`, label: 'Link', required: true, defaultValue: link }),
  ],
})

export const rangeWelcomeBlock = defineBlock({
  slug: 'rangeWelcome',
  interfaceName: 'RangeWelcomeBlock',
  labels: { singular: 'Welcome to the range', plural: 'Welcomes to the range' },
  description: 'A welcome with a button to the stock, one to offers or about you, and a way down to the range.',
  group: 'Heroes',
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 90 },
    { name: 'text', label: 'Welcome', type: 'textarea', required: true, maxLength: 600 },
    button('stock', 'Stock button', 'View Stock', '/search/new-used-and-demo-cars'),
    button('offers', 'Offers button', 'View Offers', '/special-offers', 'Shows while an offer is on.'),
    button('about', 'About button', 'About Us', '/about-us', 'Stands in for the offers button while none is on.'),
    button('range', 'Way down', 'View the Range Below', '#range', 'With #range it jumps to the section of that name.'),
  ],
})
