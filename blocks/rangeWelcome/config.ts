import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

/** Label and link fields of a button. */
const button = (name: string, label: string, defaultLabel: string, link: string, description?: string) => ({
  type: 'row' as const,
  fields: [
    {
      name: `${name}Label`,
      label,
      type: 'text' as const,
      required: true,
      defaultValue: defaultLabel,
      maxLength: 40,
      admin: { description },
    },
    linkField({ name: `${name}Link`, label: 'Link', required: true, defaultValue: link }),
  ],
})

export const rangeWelcomeBlock = defineBlock({
  slug: 'rangeWelcome',
  interfaceName: 'RangeWelcomeBlock',
  labels: { singular: 'Range welcome', plural: 'Range welcomes' },
  description: 'Welcome text with buttons to stock, offers or About Us, and the range below.',
  group: 'Heroes',
  keywords: ['introduction', 'about us', 'new cars', 'brand'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, maxLength: 90 },
    { name: 'text', label: 'Text', type: 'textarea', required: true, maxLength: 600 },
    button('stock', 'Stock button', 'View Stock', '/search/new-used-and-demo-cars'),
    button('offers', 'Offers button', 'View Offers', '/special-offers', 'Shown if there are offers.'),
    button('about', 'About button', 'About Us', '/about-us', 'Shown if there are no offers.'),
    button(
      'range',
      'Range button',
      'View the Range Below',
      '#range',
      '#range jumps to the section with the anchor "range".',
    ),
  ],
})
