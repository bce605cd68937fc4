import { GALLERY_VIEW_LABELS, VIDEO_POSITIONS } from '../../src/domain/car/gallery'
import { defineBlock } from '../defineBlock'
import { linkField } from '../fields/link'

const POSITION_LABELS: Record<(typeof VIDEO_POSITIONS)[number], string> = {
  start: 'First',
  second: 'After the first photo',
  middle: 'In the middle',
  end: 'After the last photo',
  random: 'After a random photo',
}

export const carGalleryBlock = defineBlock({
  slug: 'carGallery',
  interfaceName: 'CarGalleryBlock',
  labels: { singular: 'Photo gallery', plural: 'Photo galleries' },
  description: 'Photos and video with a full-screen view, and the spin, walkaround and interior views if available.',
  group: 'Car page',
  keywords: ['pictures', 'images', '360', 'walkaround', 'spin'],
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
            { value: 'spin', label: `${GALLERY_VIEW_LABELS.spin}, if available` },
            { value: 'gallery', label: 'Photos' },
          ],
        },
        {
          name: 'videoPosition',
          label: 'Video position',
          type: 'select',
          defaultValue: 'second',
          options: VIDEO_POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] })),
        },
      ],
    },
    {
      name: 'autoRotate',
      label: 'Rotate the spin automatically',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'One turn. Off for shoppers whose device is set to reduce motion.' },
    },
    {
      name: 'slide',
      label: 'Custom slide',
      type: 'group',
      admin: { description: 'Shown after the first photo of every car. Leave the heading empty for no slide.' },
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
