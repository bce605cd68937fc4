import type { Field } from 'payload'
import { validateHotspots } from '../../../src/domain/car/hotspots'
import { json } from '../../fields/json'
import { number } from '../../fields/plain'
import { feedOwnedField } from './feedOwned'

const images = json('images', 'Photos', {
  shape: 'list',
  description: 'The first is the one on cards.',
  Field: '/src/admin/fields/CarPhotosField.tsx#CarPhotosField',
})

/** Yours even on cars from a feed: points that staff set on the spin and on the pictures of the inside (GAL-05). */
const hotspots = json('hotspots', 'Hotspots', {
  shape: 'object',
  description: 'Points that shoppers can open on the spin and on the inside. Click on a picture to set one.',
  Field: '/src/admin/fields/HotspotsField.tsx#HotspotsField',
})
const hotspotsField: Field = {
  ...hotspots,
  validate: (value: unknown) => {
    const problem = validateHotspots(value)
    return problem ? `This ${problem}.` : true
  },
}

/** Photos, in the dealer's order, and what is counted about the car. */
export const mediaFields: Field[] = [
  feedOwnedField({
    ...images,
    admin: {
      ...images.admin,
      components: { ...images.admin?.components, Cell: '/src/admin/cells/CarPhotoCell.tsx#CarPhotoCell' },
    },
    hooks: { beforeChange: [({ value, siblingData }) => countPhotos(value, siblingData)] },
  }),
  feedOwnedField(
    json('spin_images', 'Spin', {
      shape: 'list',
      description:
        'Frames of a spin, one address a line, clockwise round the car from its nose. 24 to 36 turn smoothly.',
      Field: '/src/admin/fields/LinesField.tsx#LinesField',
    }),
  ),
  feedOwnedField(
    json('interior_images', 'Inside', {
      shape: 'list',
      description: 'Pictures of the inside, one address a line; they have a view of their own in the gallery.',
      Field: '/src/admin/fields/LinesField.tsx#LinesField',
    }),
  ),
  hotspotsField,
  {
    type: 'row',
    fields: [
      number('photos_count', 'How many photos', {
        defaultValue: 0,
        index: true,
        admin: { readOnly: true, width: '50%' },
      }),
      number('views', 'Views', { defaultValue: 0, admin: { readOnly: true, width: '50%' } }),
    ],
  },
]

/** Keeps the count beside the list, so that "cars without photos" is a question to the database. */
function countPhotos(images: unknown, car: Record<string, unknown>): unknown {
  if (images !== undefined) car.photos_count = Array.isArray(images) ? images.length : 0
  return images
}
