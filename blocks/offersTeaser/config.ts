import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

export const offersTeaserBlock = defineBlock({
  slug: 'offersTeaser',
  interfaceName: 'OffersTeaserBlock',
  labels: { singular: 'About us with offers', plural: 'About us with offers' },
  description: 'A picture and short text about the dealer, with a button to the offers.',
  group: 'Offers and news',
  keywords: ['who we are', 'specials', 'promo', 'introduction'],
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', required: true, defaultValue: 'About Us', maxLength: 80 },
    { name: 'text', label: 'Text', type: 'textarea', required: true, maxLength: 700 },
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    {
      type: 'row',
      fields: [
        {
          name: 'buttonLabel',
          label: 'Button',
          type: 'text',
          required: true,
          defaultValue: 'Explore Offers',
          maxLength: 40,
          admin: { description: 'Hidden if there are no offers.' },
        },
        linkField({ name: 'link', label: 'Link', required: true, defaultValue: '/special-offers' }),
      ],
    },
  ],
})
