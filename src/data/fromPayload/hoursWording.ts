import type { HoursWording } from '../../domain/openingHours/hoursRows'
import { getRelationIds } from '../../domain/relationId'
import type { HoursWording as HoursWordingDocument } from '../../payload-types'

/** The domain's hours wording from its document. */
export const toHoursWording = ({ replaces, phrase, link, locations }: HoursWordingDocument): HoursWording => ({
  replaces: replaces ?? '',
  phrase: phrase ?? '',
  link: link ?? null,
  locationIds: getRelationIds(locations),
})
