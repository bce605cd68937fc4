import type { BlockProps } from '@blocks/blockProps'
import { listListedLocations } from '@/data/locations/locations'
import { buildLocationsMap } from '@/data/locations/maps'
import { getRelationId } from '@/domain/relationId'
import { LocationsMap } from '@/locations/LocationsMap'
import { MapList } from '@/locations/MapList'
import { YardMap } from '@/locations/YardMap'
import { Section } from '@/ui/layout/Section'

/** Height of a full-width map in pixels. */
const FULL_WIDTH_MAP_HEIGHT = 400

/** The chosen locations, the page's location or all. */
export async function Block({ block, context }: BlockProps<'locationMap'>) {
  const { site, headingLevel } = context
  const selectedIds = (block.locations ?? []).flatMap((relation) => getRelationId(relation) ?? [])
  const listed = await listListedLocations(site)
  const shown =
    selectedIds.length > 0
      ? listed.filter(({ id }) => selectedIds.includes(id))
      : context.location
        ? [context.location]
        : listed
  const only = shown.length === 1 ? shown[0] : null
  // The location's own details have its photo, address and directions.
  if (only && context.location && !only.mapImage && !site.locationRules.tileUrl) return null
  if (only)
    return (
      <Section heading={block.heading} intro={block.intro} headingLevel={headingLevel}>
        <YardMap
          location={only}
          rules={site.locationRules}
          label={block.heading || `Map of ${only.address.city}`}
          className="rounded-panel"
        />
      </Section>
    )
  const result = buildLocationsMap(shown, block.showList === false ? { height: FULL_WIDTH_MAP_HEIGHT } : {})
  if (!result) return null
  const map = (
    <LocationsMap
      {...result}
      rules={site.locationRules}
      label={block.heading || 'Map of our locations'}
      className="rounded-panel"
    />
  )
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={headingLevel}>
      {block.showList === false ? (
        map
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-10">
          {map}
          <MapList locations={result.locations} map={result.map} headingLevel={block.heading ? 3 : 2} />
        </div>
      )}
    </Section>
  )
}
