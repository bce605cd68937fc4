import { getHoursWording } from '@/data/locations/hoursWording'
import { listLocations } from '@/data/locations/locations'
import type { Location } from '@/domain/locations/location'
import { type HoursWording, isWordingShown } from '@/domain/openingHours/hoursRows'
import type { Site } from '@/domain/site/site'
import { DepartmentHours } from '@/locations/DepartmentHours'
import { Section } from '@/ui/layout/Section'

/** Locations shown at most: each has the same wording. */
const MAX_LOCATIONS = 6

/** Opening hours with their wording, at the locations where shoppers read it. */
export async function HoursWordingView({ site, wording }: { site: Site; wording: HoursWording }) {
  const [locations, others] = await Promise.all([listLocations(site.id), getHoursWording(site.id)])
  const shown = locations.filter(({ id, departments }) =>
    departments.some(({ hours }) => isWordingShown(wording, hours, id)),
  )
  if (shown.length === 0)
    return (
      <p className="container-page py-section-space text-center text-muted" role="status">
        {wording.locationIds.length > 0 ? 'None of the chosen locations' : 'No location'} has “{wording.replaces}” in
        its weekly hours, so shoppers read this nowhere yet.
      </p>
    )
  return (
    <div className="container-page grid gap-10 py-section-space md:grid-cols-2">
      {shown.slice(0, MAX_LOCATIONS).map((location: Location) => (
        <Section key={location.id} heading={location.name} headingLevel={2}>
          <DepartmentHours
            location={location}
            closedWording={site.wording.hoursClosed}
            // The previewed one counts, also before it is published.
            hoursWording={[wording, ...others]}
            fullHours
          />
        </Section>
      ))}
    </div>
  )
}
