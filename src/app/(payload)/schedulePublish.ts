import { canAccessAdmin, type ServerFunction } from 'payload'
import { isReleasedCollection } from '@/domain/releases/release'
import { ReleaseProblem } from '@/releases/releaseProblem'
import { schedulePublication } from '@/releases/schedulePublication'

interface ScheduleInput extends Record<string, unknown> {
  type?: 'publish' | 'unpublish'
  date?: Date | string
  timezone?: string
  /** the job to take back */
  deleteID?: number | string
  doc?: { relationTo: string; value: number | string }
}

/** What Payload's Schedule drawer saves: one time for a document, checked as publishing checks. */
export const schedulePublish: ServerFunction<ScheduleInput> = async ({ type, date, timezone, deleteID, doc, req }) => {
  await canAccessAdmin({ req })
  const { payload, user } = req
  try {
    if (deleteID !== undefined)
      await payload.delete({
        collection: 'payload-jobs',
        req,
        where: { and: [{ id: { equals: deleteID } }, { taskSlug: { equals: 'schedulePublish' } }] },
      })
    if (doc && date && user) {
      const { relationTo: collection, value } = doc
      if (!isReleasedCollection(collection) || collection === 'sites') return { error: 'This cannot be scheduled.' }
      const event = type === 'unpublish' ? 'unpublishes' : 'publishes'
      const at = new Date(date)
      await schedulePublication(payload, user, { collection, id: Number(value), event, at, timeZone: timezone ?? null })
    }
    return { message: req.i18n.t('general:success') }
  } catch (error) {
    if (error instanceof ReleaseProblem) return { error: error.message }
    payload.logger.error({ err: error, doc }, 'Could not schedule a document')
    return { error: 'It was not scheduled. Try again.' }
  }
}
