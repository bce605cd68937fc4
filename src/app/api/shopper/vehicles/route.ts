import { route } from '@/server/route'
import { readFields } from '../shopperRoute'
import { garageAccess, limitOwnCars } from './ownCarRoute'
import { saveOwnCarFields } from './saveOwnCarFields'

/** Adds one of the shopper's own cars to the garage: 201 `{ id }`. A form gets the car's page. */
export const POST = route({ access: garageAccess, rateLimit: limitOwnCars }, async (request, { access }) =>
  saveOwnCarFields(request, access, null, await readFields(request)),
)
