import { findFormByKind } from '@/data/enquiry/formSettings'
import { getHoursWording } from '@/data/locations/hoursWording'
import type { Location } from '@/domain/locations/location'
import { locationPath } from '@/domain/locations/locationLinks'
import type { Site } from '@/domain/site/site'
import { formProps } from '@/enquiry/formProps'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import { LocationAside } from '@/locations/LocationAside'
import { YardMap } from '@/locations/YardMap'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Section } from '@/ui/layout/Section'
import { Trail } from '../metadata/Trail'

/** The contact page of one location: its form, hours and map (LEAD-11). */
export async function LocationContactView({ site, location }: { site: Site; location: Location }) {
  // The form's settings come from the location pages.
  const [settings, hoursWording] = await Promise.all([findFormByKind(site.id, 'location'), getHoursWording(site.id)])
  const form = formProps({ kind: 'location', site, settings, locationId: location.id })
  return (
    <div className="container-page grid gap-10 pt-8 pb-16 md:gap-14 md:pb-24">
      <Trail
        site={site}
        steps={[
          { name: location.name, path: locationPath(location) },
          { name: 'Contact', path: null },
        ]}
      />
      <Breadcrumbs
        items={[{ name: 'Home', url: '/' }, { name: location.name, url: locationPath(location) }, { name: 'Contact' }]}
      />
      <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <Section
          heading={`Contact ${location.name}`}
          intro="Your message goes straight to the people at this location."
          headingLevel={1}
        >
          <LazyEnquiryForm {...form} />
        </Section>
        <LocationAside location={location} closedWording={site.wording.hoursClosed} hoursWording={hoursWording} />
      </div>
      <YardMap
        location={location}
        rules={site.locationRules}
        label={`Map of ${location.address.city}`}
        className="rounded-panel"
      />
    </div>
  )
}
