import type { BlockProps } from '@blocks/blockProps'
import { listListedLocations } from '@/data/locations/locations'
import { buildLocationsMap } from '@/data/locations/maps'
import { toFormRules } from '@/domain/leads/formSettings'
import { departmentName } from '@/domain/locations/departments'
import { LOCATION_TYPES } from '@/domain/locations/locationType'
import { filterByType } from '@/domain/locations/visibleLocations'
import { LazyDealerSearch } from '@/locations/dealerSearch/LazyDealerSearch'
import { LocationsMap } from '@/locations/LocationsMap'
import { MapList } from '@/locations/MapList'
import { Section } from '@/ui/layout/Section'

/** The dealer search, with all locations on a map until the shopper searches. */
export async function Block({ block, context }: BlockProps<'dealerSearch'>) {
  const { site, headingLevel } = context
  const locations = await listListedLocations(site)
  const [first] = locations
  if (!first) return null
  const { address } = first
  const types = LOCATION_TYPES.filter((type) => filterByType(locations, type).length > 0)
  const defaultType = types.find((type) => type === block.locationType) ?? types[0] ?? 'sales'
  const all = buildLocationsMap(locations)
  const level = block.heading ? 3 : 2
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={headingLevel}>
      <LazyDealerSearch
        types={types.map((value) => ({ value, label: departmentName({ type: value, subtype: null }) }))}
        usualType={defaultType}
        example={`Try ${address.city} or ${address.postcode}`}
        headingLevel={level}
        enquiry={
          block.showEnquiry === false
            ? null
            : {
                heading: block.formHeading || 'Send an enquiry',
                intro: 'It goes directly to the dealership you choose.',
                form: {
                  kind: 'dealerSearch',
                  rules: toFormRules('dealerSearch', null, locations.length),
                  locations: locations.map(({ id, name, slug, dealershipSlug }) => ({
                    id,
                    name,
                    slug,
                    dealershipSlug,
                  })),
                  consent: site.wording.enquiryConsent,
                  optInDefault: site.marketingOptInDefault,
                  terms: null,
                  submitLabel: block.submitLabel || 'Send enquiry',
                  successLink: block.successLink ?? null,
                  formId: block.id,
                },
              }
        }
      >
        {all && (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-10">
            <MapList locations={all.locations} map={all.map} headingLevel={level} />
            <LocationsMap
              {...all}
              rules={site.locationRules}
              label="Map of all our locations"
              className="rounded-panel"
            />
          </div>
        )}
      </LazyDealerSearch>
    </Section>
  )
}
