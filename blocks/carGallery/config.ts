import { GALLERY_VIEW_LABELS, VIDEO_POSITIONS } from '../../src/domain/car/gallery'
import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

const POSITION_LABELS: Record<(typeof VIDEO_POSITIONS)[number], string> = {
  start: 'First of all',
  second: 'After the first photo',
  middle: 'In the middle',
  end: 'After the last photo',
  random: 'After any one photo, another for each car',
}

export const carGalleryBlock = defineBlock({
  slug: 'carGallery',
  interfaceName: 'CarGalleryBlock',
  labels: { singular: 'Photo gallery', plural: 'Photo galleries' },
  description:
    'The car from all sides: photos, full screen and video, and its spin, walkaround and inside where it has them.',
  group: 'Car page',
  places: ['car'],
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'firstView',
          label: 'Opens with',
          type: 'select',
          defaultValue: 'spin',
          options: [
            { value: 'spin', label: `${GALLERY_VIEW_LABELS.spin}, where the car has one` },
            { value: 'gallery', label: 'The photos' },
          ],
        },
        {
          name: 'videoPosition',
          label: 'Video among the photos',
          type: 'select',
          defaultValue: 'second',
          options: VIDEO_POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] })),
        },
      ],
    },
    {
      name: 'autoRotate',
      label: 'Spins turn once by themselves',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Never for shoppers whose device asks for less motion.' },
    },
    {
      name: 'slide',
      label: 'A slide of your own',
      type: 'group',
      admin: { description: 'Stands after the first photo of every car. Without a heading there is none.' },
      fields: [
        { name: 'heading', label: 'Heading', type: 'text', maxLength: 60 },
        { name: 'text', label: 'Text', type: 'textarea', maxLength: 200 },
        { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
        {
          type: 'row',
          fields: [
            { name: 'label', label: 'Button', type: 'text', maxLength: 30 },
            linkField({ name: 'link', label: 'Link' }),
          ],
        },
      ],
    },
  ],
})
