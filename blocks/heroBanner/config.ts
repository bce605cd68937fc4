import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

/** Icons of a feature link, by name. */
export const FEATURE_ICONS = [
  'offer',
  'service',
  'tradeIn',
  'finance',
  'testDrive',
  'stock',
  'location',
  'contact',
  'protection',
  'quality',
  'award',
  'people',
  'care',
  'delivery',
  'phone',
] as const
export type FeatureIcon = (typeof FEATURE_ICONS)[number]

export const featureIconOptions = [
  { value: 'offer', label: 'Offer' },
  { value: 'service', label: 'Service' },
  { value: 'tradeIn', label: 'Trade-in' },
  { value: 'finance', label: 'Finance' },
  { value: 'testDrive', label: 'Test drive' },
  { value: 'stock', label: 'Stock' },
  { value: 'location', label: 'Location' },
  { value: 'contact', label: 'Contact' },
  { value: 'protection', label: 'Protection' },
  { value: 'quality', label: 'Quality' },
  { value: 'award', label: 'Award' },
  { value: 'people', label: 'People' },
  { value: 'care', label: 'Care' },
  { value: 'delivery', label: 'Delivery' },
  { value: 'phone', label: 'Phone' },
] satisfies { value: FeatureIcon; label: string }[]

export const heroBannerBlock = defineBlock({
  slug: 'heroBanner',
  interfaceName: 'HeroBannerBlock',
  labels: { singular: 'Hero banner', plural: 'Hero banners' },
  description: 'A large picture with a headline, buttons, an optional stock search and up to three feature links.',
  group: 'Heroes',
  width: 'bleed',
  fields: [
    { name: 'eyebrow', label: 'Text above the headline', type: 'text', maxLength: 60 },
    { name: 'heading', label: 'Headline', type: 'text', required: true, maxLength: 90 },
    { name: 'text', label: 'Text', type: 'textarea', maxLength: 240 },
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
    {
      name: 'size',
      label: 'Height',
      type: 'select',
      defaultValue: 'tall',
      options: [
        { value: 'tall', label: 'Tall, for the home page' },
        { value: 'short', label: 'Short, for inner pages' },
      ],
    },
    {
      name: 'actions',
      label: 'Buttons',
      type: 'array',
      maxRows: 2,
      admin: { description: 'The first is the primary button.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', label: 'Label', type: 'text', required: true },
            linkField({ name: 'link', label: 'Link', required: true }),
          ],
        },
      ],
    },
    {
      name: 'showSearch',
      label: 'Show the stock search',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Make, model and price, with the number of matching cars.' },
    },
    {
      name: 'featureLinks',
      label: 'Feature links',
      type: 'array',
      maxRows: 3,
      admin: { description: 'Up to three links below the banner. The sub-text is optional.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', label: 'Title', type: 'text', required: true },
            { name: 'subText', label: 'Sub-text', type: 'text' },
          ],
        },
        {
          type: 'row',
          fields: [
            linkField({ name: 'link', label: 'Link', required: true }),
            { name: 'icon', label: 'Icon', type: 'select', defaultValue: 'offer', options: featureIconOptions },
          ],
        },
      ],
    },
  ],
})
