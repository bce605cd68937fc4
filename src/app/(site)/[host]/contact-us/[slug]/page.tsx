import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findFormOfKind } from '@/data/enquiry/formSettings'
import { getHoursWording } from '@/data/locations/hoursWording'
import { findLocationBySlug } from '@/data/locations/locations'
import { mapOfLocations } from '@/data/locations/maps'
import { findSiteByHost } from '@/data/site/sites'
import { locationPath } from '@/domain/locations/locationLinks'
import { formProps } from '@/enquiry/formProps'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import { LocationAside } from '@/locations/LocationAside'
import { LocationsMap } from '@/locations/LocationsMap'
import { locationContactMetadata } from '@/site/metadata/locationMetadata'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Section } from '@/ui/layout/Section'
import { NotFound, notFoundMetadata } from '../../NotFound'

interface ContactRouteProps {
  params: Promise<{ host: string; slug: string }>
}

/** Of the map below the form, in pixels: a band. */
const MAP_HEIGHT = 380

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ContactRouteProps): Promise<Metadata> {
  const { site, location } = await findLocation(await params)
  return location ? locationContactMetadata(site, location) : notFoundMetadata(site)
}

/** The contact page of one location (LEAD-11). */
export default async function ContactRoute({ params }: ContactRouteProps) {
  const { site, location } = await findLocation(await params)
  if (!location) return <NotFound site={site} />
  // As staff set up the form on the pages of locations.
  const settings = await findFormOfKind(site.id, 'location')
  const map = mapOfLocations([location], { height: MAP_HEIGHT })
  const form = formProps({ kind: 'location', site, settings, locationId: location.id })
  return (
    <div className="container-page grid gap-10 pt-8 pb-16 md:gap-14 md:pb-24">
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
        <LocationAside
          location={location}
          closedWording={site.wording.hoursClosed}
          hoursWording={await getHoursWording(site.id)}
        />
      </div>
      {map && (
        <LocationsMap
          {...map}
          rules={site.locationRules}
          label={`Map of ${location.address.city}`}
          className="rounded-panel"
        />
      )}
    </div>
  )
}

async function findLocation({ host, slug }: { host: string; slug: string }) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  return { site, location: await findLocationBySlug(site.id, slug) }
}
