import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { formOfKind } from '@/data/formSettings'
import { hoursWordingOf } from '@/data/hoursWording'
import { locationAt } from '@/data/locations'
import { siteForHost } from '@/data/sites'
import { locationContactPath, locationPath } from '@/domain/locations/locationLinks'
import { formProps } from '@/enquiry/formProps'
import { LazyEnquiryForm } from '@/enquiry/LazyEnquiryForm'
import { LocationDetail } from '@/locations/LocationDetail'
import { canonicalUrl } from '@/site/canonicalUrl'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { Section } from '@/ui/Section'

interface ContactRouteProps {
  params: Promise<{ host: string; slug: string }>
}

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: ContactRouteProps): Promise<Metadata> {
  const { site, location } = await findLocation(await params)
  return {
    title: `Contact ${location.name} | ${site.name}`,
    description: `Write to ${location.name} or call. Your message goes straight to its team.`,
    alternates: { canonical: canonicalUrl(site, locationContactPath(location)) },
  }
}

/** The contact page of one location (LEAD-11). */
export default async function ContactRoute({ params }: ContactRouteProps) {
  const { site, location } = await findLocation(await params)
  // As staff set up the form on the pages of locations.
  const settings = await formOfKind(site.id, 'location')
  const form = formProps({ kind: 'location', site, settings, locationId: location.id })
  return (
    <div className="container-page grid gap-12 py-8 md:gap-16 md:pb-section">
      <Breadcrumbs
        items={[{ name: 'Home', url: '/' }, { name: location.name, url: locationPath(location) }, { name: 'Contact' }]}
      />
      <Section
        heading={`Contact ${location.name}`}
        intro="Your message goes straight to the people at this location."
        headingLevel={1}
        width="narrow"
      >
        <LazyEnquiryForm {...form} />
      </Section>
      <LocationDetail
        location={location}
        closedWording={site.wording.hoursClosed}
        hoursWording={await hoursWordingOf(site.id)}
        fullHours={false}
        headingLevel={2}
      />
    </div>
  )
}

async function findLocation({ host, slug }: { host: string; slug: string }) {
  const site = await siteForHost(host)
  const location = site ? await locationAt(site.id, slug) : null
  if (!site || !location) notFound()
  return { site, location }
}
