import type { Field } from 'payload'
import { validateHotspots } from '../../../src/domain/car/hotspots'
import { number } from '../../fields/basicFields'
import { json } from '../../fields/json'
import { feedOwnedField } from './feedOwned'

const images = json('images', 'Photos', {
  shape: 'list',
  description: 'The first photo is shown on cards.',
  Field: '/src/admin/fields/CarPhotosField.tsx#CarPhotosField',
})

/** Hotspots on spin and interior photos (GAL-05). Editable on cars from a feed too. */
const hotspots = json('hotspots', 'Hotspots', {
  shape: 'object',
  description: 'Points that shoppers can open on the 360 spin and interior photos. Click an image to add one.',
  Field: '/src/admin/fields/HotspotsField.tsx#HotspotsField',
})
const hotspotsField: Field = {
  ...hotspots,
  validate: (value: unknown) => {
    const problem = validateHotspots(value)
    return problem ? `This ${problem}.` : true
  },
}

/** Photos, spin, interior, hotspots and view counts. */
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
      description: '360 spin frames, one URL per line, clockwise from the front. Use 24 to 36 frames.',
      Field: '/src/admin/fields/LinesField.tsx#LinesField',
    }),
  ),
  feedOwnedField(
    json('interior_images', 'Interior', {
      shape: 'list',
      description: 'Interior photos, one URL per line. Shown in their own gallery view.',
      Field: '/src/admin/fields/LinesField.tsx#LinesField',
    }),
  ),
  hotspotsField,
  {
    type: 'row',
    fields: [
      number('photos_count', 'Photo count', {
        defaultValue: 0,
        index: true,
        admin: { readOnly: true, width: '50%' },
      }),
      number('views', 'Views', { defaultValue: 0, admin: { readOnly: true, width: '50%' } }),
    ],
  },
]

/** Stores the photo count, so that cars without photos can be queried. */
function countPhotos(images: unknown, car: Record<string, unknown>): unknown {
  if (images !== undefined) car.photos_count = Array.isArray(images) ? images.length : 0
  return images
}
