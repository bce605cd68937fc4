'use client'
import type { ReleaseDesk as Desk } from '@/domain/releases/releaseDesk'
import { formatMoment } from '@/domain/site/countdown'
import { ConfirmRelease } from './ConfirmRelease'
import { nameAll } from './nameAll'

interface ConfirmPublishProps {
  desk: Desk
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether to publish a release now. */
export function ConfirmPublish({ desk, onConfirm, onClose }: ConfirmPublishProps) {
  const { name, documents, state, publishAt, timeZone } = desk
  return (
    <ConfirmRelease
      action="Publish now"
      desk={desk}
      onClose={onClose}
      onConfirm={onConfirm}
      title={`Publish “${name}” now?`}
    >
      <p>Shoppers see {nameAll(documents.length)} at once, in place of what is live.</p>
      {state === 'scheduled' && publishAt ? (
        <p>
          It is scheduled for {formatMoment(publishAt, timeZone, { withYear: true })}. If you publish now, that time no
          longer counts.
        </p>
      ) : null}
    </ConfirmRelease>
  )
}
