import { DEFAULT_ZONE } from '@collections/fields/timeZone'
import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache, Fragment } from 'react'
import { listDocumentSchedules } from '@/data/editing/documentSchedules'
import { describeSchedule, listDates } from '@/domain/calendar/describeSchedule'
import { getRelationId } from '@/domain/relationId'
import { OtherZone } from './OtherZone'

/** One query for all rows of a list. */
const readSchedules = cache((payload: Payload, collection: CollectionSlug) =>
  listDocumentSchedules(payload, collection),
)

const readZone = cache(async (payload: Payload, site: number): Promise<string> => {
  const found = await payload.findByID({
    collection: 'sites',
    id: site,
    depth: 0,
    disableErrors: true,
    joins: false,
    select: { timeZone: true },
  })
  return found?.timeZone ?? DEFAULT_ZONE
})

/** What happens to a document of a list by itself: that it is published or unpublished, and for a page that it starts and ends. */
export async function WhenCell({ collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  // Payload also renders cells of no row, for its column picker.
  if (!rowData?.id) return null
  const schedules = (await readSchedules(payload, collectionSlug as CollectionSlug)).get(Number(rowData.id)) ?? []
  const moments = [...schedules, ...listDates(rowData, new Date())]
  if (moments.length === 0) return null
  const site = getRelationId(rowData.site)
  const zone = site === null ? DEFAULT_ZONE : await readZone(payload, site)
  return (
    <span>
      {moments.map((moment, index) => (
        <Fragment key={`${moment.event} ${moment.at}`}>
          {index > 0 ? '; ' : ''}
          {describeSchedule(moment, zone)}
          <OtherZone at={moment.at} timeZone={zone} />
        </Fragment>
      ))}
    </span>
  )
}
