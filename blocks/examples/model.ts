import type { MediaImage } from '../../src/domain/mediaImage'
import type { ModelDetail } from '../../src/domain/models/model'

const photo = (name: string, alt: string): MediaImage => ({
  url: `/stock-photos/${name}.webp`,
  alt,
  width: 1200,
  height: 800,
})

const white = photo('ute-white-front-quarter', 'A white ute from the front')
const blue = photo('ute-blue-front-quarter', 'A blue ute from the front')
const grey = photo('ute-grey-front-quarter', 'A grey ute from the front')

/** A model with every field filled, for block examples, which have no database. */
export const exampleModel: ModelDetail = {
  id: 0,
  slug: 'toyota-hilux',
  name: 'HiLux',
  makeName: 'Toyota',
  makeSlug: 'toyota',
  body: 'Ute',
  otherBodies: [],
  status: 'new',
  position: 10,
  image: blue,
  shortDescription: 'Single, extra and double cabs, from worksite to weekend.',
  description: 'Built for the worksite and fitted out for the weekend, with 3,500 kg of braked towing in every diesel.',
  disclaimer: 'Towing needs a tow bar, tongue and ball, which cost extra. State rules apply.',
  fromPrice: 34_990,
  overrideUrl: null,
  brochureUrl: 'https://example.com/hilux.pdf',
  specSheetUrl: 'https://example.com/hilux-specifications.pdf',
  youtubeId: 'dQw4w9WgXcQ',
  fuel: 'Diesel',
  banner: null,
  images: [blue, white, grey],
  variants: [
    {
      name: 'WorkMate',
      fullName: 'WorkMate single cab',
      series: '4x2, 2.7 petrol',
      image: null,
      minPrice: 34_990,
      maxPrice: null,
      features: ['Reversing camera', 'Seven airbags', 'Lane departure alert', 'Vinyl floor'],
    },
    {
      name: 'SR5',
      fullName: 'SR5 double cab',
      series: '4x4, 2.8 diesel',
      image: null,
      minPrice: 63_260,
      maxPrice: 66_880,
      features: [
        'Leather-accented seats',
        'Satellite navigation',
        'LED headlights',
        '18-inch alloys',
        'Rear differential lock',
        'Tow bar wiring',
        'Heated front seats',
      ],
    },
  ],
  features: [
    {
      title: 'Tows 3,500 kg',
      template: 'beside',
      description: 'Every diesel double cab pulls a van, a boat or an excavator, and sways less doing it.',
      images: [white],
    },
    {
      title: 'Watches the road',
      template: 'card',
      description: 'Brakes for cars, people and bicycles.',
      images: [grey],
    },
    { title: 'Carries a pallet', template: 'card', description: 'A tray wide enough for one.', images: [white] },
    { title: 'Five years of cover', template: 'words', description: 'Unlimited kilometres, private use.', images: [] },
  ],
  colours: [
    { name: 'Glacier White', hex: '#f4f5f3', note: null, image: white },
    { name: 'Nebula Blue', hex: '#24406e', note: 'Premium, $675', image: blue },
    { name: 'Graphite', hex: '#4d5257', note: 'Premium, $675', image: grey },
  ],
  specifications: [
    {
      name: 'Engine',
      lines: [
        { label: 'Capacity', value: '2.8 litres' },
        { label: 'Power', value: '150 kW' },
        { label: 'Torque', value: '500 Nm' },
      ],
    },
    { name: 'Towing', lines: [{ label: 'Braked', value: '3,500 kg' }] },
  ],
}
