'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { clockIn } from '@/domain/releases/clock'
import type { ReleaseDesk as Desk } from '@/domain/releases/releaseDesk'
import { ConfirmPublish } from './ConfirmPublish'

/** What is said above the reasons. */
export const NOT_PUBLISHED = 'Nothing was published.'
const NOT_SCHEDULED = 'It was not scheduled.'

export interface ActionsProps {
  desk: Desk
  isBusy: boolean
  /** @param failed what did not happen if it is refused */
  act: (path: string, body: object, done: string, failed: string) => Promise<void>
}

/** The buttons that publish a release now, or at a time. */
export function PublishActions({
  desk,
  isBusy,
  act,
  onRefused,
}: ActionsProps & { onRefused: (problems: string[]) => void }) {
  const { id, state, publishAt, timeZone, documents } = desk
  const [at, setAt] = useState(publishAt ? clockIn(timeZone, new Date(publishAt)) : '')
  const [isAsking, setIsAsking] = useState(false)
  const refused = documents.flatMap(({ kind, title, findings }) =>
    findings.filter(({ isRefused }) => isRefused).map(({ message }) => `${kind} "${title}": ${message}`),
  )
  const isChecked = documents.every((document) => document.isChecked)
  const waiting = documents.filter(({ waitsForApproval }) => waitsForApproval).length
  return (
    <>
      {waiting > 0 ? (
        <p className="release-desk__hint">
          {waiting === 1 ? 'One document waits' : `${waiting} documents wait`} for approval: publishing or scheduling
          the release approves {waiting === 1 ? 'it' : 'them'}.
        </p>
      ) : null}
      <div className="release-desk__actions">
        <Button
          disabled={isBusy || documents.length === 0 || !isChecked}
          margin={false}
          onClick={() => (refused.length > 0 ? onRefused(refused) : setIsAsking(true))}
        >
          Publish now
        </Button>
        <label>
          <span>Or at ({timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time)</span>
          <input onChange={(event) => setAt(event.target.value)} type="datetime-local" value={at} />
        </label>
        <Button
          buttonStyle="secondary"
          disabled={isBusy || at === '' || documents.length === 0}
          margin={false}
          onClick={() => void act(`/api/release-desk/${id}/schedule`, { at }, 'Scheduled.', NOT_SCHEDULED)}
        >
          {state === 'scheduled' ? 'Change the time' : 'Schedule'}
        </Button>
        {state === 'scheduled' ? (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            onClick={() =>
              void act(
                `/api/release-desk/${id}/schedule`,
                { at: null },
                'No longer scheduled.',
                'It is still scheduled.',
              )
            }
          >
            Do not publish
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <ConfirmPublish
          desk={desk}
          onClose={() => setIsAsking(false)}
          onConfirm={() => void act(`/api/release-desk/${id}/publish`, {}, sayPublished(documents), NOT_PUBLISHED)}
        />
      ) : null}
    </>
  )
}

/** What is live by the release, and what starts later by a date of its own. */
function sayPublished(documents: Desk['documents']): string {
  const later = documents.filter(({ startsAt }) => startsAt && new Date(startsAt) > new Date()).length
  if (later === 0) return 'All of it is live.'
  return later === 1
    ? 'All of it is published. 1 document starts later.'
    : `All of it is published. ${later} documents start later.`
}
