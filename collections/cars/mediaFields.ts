import type { Field } from 'payload'
import { json } from '../fields/json'
import { number } from '../fields/plain'
import { feedOwned } from './feedOwned'

const images = json('images', 'Photos', {
  shape: 'list',
  description: 'The first is the one on cards.',
  Field: '/src/admin/CarPhotosField.tsx#CarPhotosField',
})

/** Photos, in the dealer's order, and what is counted about the car. */
export const mediaFields: Field[] = [
  feedOwned({
    ...images,
    admin: {
      ...images.admin,
      components: { ...images.admin?.components, Cell: '/src/admin/CarPhotoCell.tsx#CarPhotoCell' },
    },
    hooks: { beforeChange: [({ value, siblingData }) => countPhotos(value, siblingData)] },
  }),
  {
    type: 'row',
    fields: [
      number('photos_count', 'Photos', { defaultValue: 0, index: true, admin: { readOnly: true, width: '50%' } }),
      number('views', 'Views', { defaultValue: 0, admin: { readOnly: true, width: '50%' } }),
    ],
  },
]

/** Keeps the count beside the list, so that "cars without photos" is a question to the database. */
function countPhotos(images: unknown, car: Record<string, unknown>): unknown {
  if (images !== undefined) car.photos_count = Array.isArray(images) ? images.length : 0
  return images
}
