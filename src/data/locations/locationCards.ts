import 'server-only'
import { findDepartment, sortDepartments } from '../../domain/locations/departments'
import type { Department, Location } from '../../domain/locations/location'
import type { LocationType } from '../../domain/locations/locationType'
import { filterByType } from '../../domain/locations/visibleLocations'
import type { MediaImage } from '../../domain/mediaImage'
import { type HoursRow, hoursRows } from '../../domain/openingHours/hoursRows'
import { visibleRating } from '../../domain/reviews/visibleReviews'
import type { Site } from '../../domain/site/site'
import { getHoursWording } from './hoursWording'
import { listListedLocations } from './locations'

/** Settings of a list of locations. Empty means the default. */
export interface LocationCardChoice {
  /** `all`, or the only department that counts */
  locationType?: LocationType | 'all' | null
  picture?: 'photo' | 'map' | null
  showHours?: boolean | null
  showLicences?: boolean | null
  showPhones?: boolean | null
}

/** A card in a list of locations. */
export interface LocationCardData {
  location: Location
  department: Department | null
  picture: MediaImage | null
  hours: HoursRow[]
  showStock: boolean
  showLicences: boolean
  showPhones: boolean
}

/** A site's locations as cards (LOC-01, LOC-03). With a photo, or the dealer's own map picture. */
export async function locationCards(site: Site, choice: LocationCardChoice): Promise<LocationCardData[]> {
  const type = choice.locationType === 'all' ? null : (choice.locationType ?? null)
  const [listed, wording] = await Promise.all([listListedLocations(site), getHoursWording(site.id)])
  const locations = type ? filterByType(listed, type) : listed
  return locations.map((location) => {
    const department = type ? findDepartment(location, type) : (sortDepartments(location)[0] ?? null)
    const rules = { closed: site.wording.hoursClosed, wording, locationId: location.id }
    return {
      location: { ...location, rating: visibleRating(location.rating, site) },
      department,
      picture: choice.picture === 'map' ? (location.mapImage ?? location.image) : (location.image ?? location.mapImage),
      hours: choice.showHours === false ? [] : hoursRows(department?.hours ?? [], rules),
      showStock: site.flags.viewOurStock && type !== 'service' && type !== 'parts',
      showLicences: choice.showLicences ?? false,
      showPhones: choice.showPhones ?? false,
    }
  })
}
