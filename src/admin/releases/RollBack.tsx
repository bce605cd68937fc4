'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { EditedChoice } from '@/domain/releases/release'
import { ConfirmRelease } from './ConfirmRelease'
import { nameAll } from './nameAll'
import type { ActionsProps } from './PublishActions'

interface RollBackProps extends ActionsProps {
  /** problems of the documents that were edited since */
  edited: readonly string[]
  onCancel: () => void
}

/** The button that takes a published release back, and what to do about documents that were edited since. */
export function RollBack({ desk, isBusy, act, edited, onCancel }: RollBackProps) {
  const { id, mayPublish, documents } = desk
  const [isAsking, setIsAsking] = useState(false)
  if (!mayPublish) return null
  const roll = (choice: EditedChoice, done = 'What was live before is live again.') =>
    void act(`/api/release-desk/${id}/roll-back`, { edited: choice }, done, 'Nothing was rolled back.')
  if (edited.length === 0)
    return (
      <div className="release-desk__actions">
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => setIsAsking(true)}>
          Roll back
        </Button>
        <span className="release-desk__hint">Restores what was live before, all or nothing.</span>
        {isAsking ? (
          <ConfirmRelease
            action="Roll back"
            desk={desk}
            onClose={() => setIsAsking(false)}
            onConfirm={() => roll('refuse')}
            title={`Roll back “${desk.name}” now?`}
          >
            <p>
              What was live before is live again at once, for {nameAll(documents.length)}. What was published for the
              first time goes off the site. What it published becomes drafts again.
            </p>
          </ConfirmRelease>
        ) : null}
      </div>
    )
  return (
    <div className="release-desk__fault" role="alert">
      <ul>
        {edited.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>If you roll {edited.length === 1 ? 'it' : 'them'} back too, what is live now stays under Versions.</p>
      <div className="release-desk__actions">
        {edited.length < documents.length ? (
          <Button
            disabled={isBusy}
            margin={false}
            onClick={() => roll('keep', 'The others are as they were before. What was edited since stays live.')}
          >
            Roll back only the others
          </Button>
        ) : null}
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => roll('overwrite')}>
          {edited.length === 1 ? 'Roll back this one too' : 'Roll back these too'}
        </Button>
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
