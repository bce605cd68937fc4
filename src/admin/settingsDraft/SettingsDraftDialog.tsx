'use client'
import { Button, Link } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import { clockIn } from '@/domain/releases/clock'
import { previewAddress } from '@/domain/releases/previewAddress'
import { DEAD_LINKS, type SettingsDraftDesk } from '@/domain/releases/settingsDraftDesk'
import { formatMoment } from '@/domain/site/countdown'
import { AdminDialog } from '../AdminDialog'
import { ChangeList } from '../releases/ChangeList'
import { postDesk } from '../releases/requestDesk'
import '../dialog.css'
import '../releases/releases.css'
import { settingsDraftUrl } from './useSettingsDraft'

interface SettingsDraftDialogProps {
  site: number
  draft: SettingsDraftDesk
  /** reads the draft again */
  onChange: () => Promise<void>
  /** called once nothing of the draft is left */
  onDiscard: () => void
  onClose: () => void
}

/** What a draft of settings changes, when it is published, and the buttons that schedule, preview and discard it. */
export function SettingsDraftDialog({ site, draft, onChange, onDiscard, onClose }: SettingsDraftDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fieldId = useId()
  const { changes, conflicts, release, publishAt, fault, timeZone, slug } = draft
  const [at, setAt] = useState(publishAt ? clockIn(timeZone, new Date(publishAt)) : '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** whether what was refused is only links that lead nowhere, which the user may pass */
  const [isPassable, setIsPassable] = useState(false)

  const act = async (path: string, body: unknown, done: () => void | Promise<void>, method?: 'DELETE') => {
    setIsBusy(true)
    const refused = await postDesk(path, body, method)
    setIsBusy(false)
    setIsPassable(refused?.fields?.includes(DEAD_LINKS) === true)
    if (refused) return setProblem(refused.problems.join(' '))
    dialog.current?.close()
    await done()
  }
  const schedule = (time: string | null, passesDeadLinks = false) =>
    act(`${settingsDraftUrl(site)}/schedule`, { at: time, passesDeadLinks }, onChange)

  return (
    <AdminDialog className="release-dialog" onClose={onClose} ref={dialog} title="Draft of the settings">
      <p>
        {release.isOwn ? (
          publishAt ? (
            `It is published ${formatMoment(publishAt, timeZone, { withYear: true })}.`
          ) : (
            'Shoppers see none of it before it is published.'
          )
        ) : (
          <>
            <Link href={`/admin/collections/releases/${release.id}`}>{release.name}</Link> holds it and publishes it.
          </>
        )}
      </p>
      {fault ? <p className="forecourt-dialog__problem">Not published when it was due. {fault}</p> : null}
      {conflicts.map((conflict) => (
        <p className="forecourt-dialog__problem" key={conflict}>
          {conflict}
        </p>
      ))}
      <ChangeList changes={changes} />
      {release.isOwn ? (
        <form
          className="settings-draft__schedule"
          onSubmit={(event) => {
            event.preventDefault()
            void schedule(at)
          }}
        >
          <label htmlFor={fieldId}>Publish at, on the site’s clock</label>
          <div>
            <input
              id={fieldId}
              onChange={(event) => setAt(event.target.value)}
              required
              type="datetime-local"
              value={at}
            />
            <Button buttonStyle="secondary" disabled={isBusy} margin={false} size="medium" type="submit">
              {publishAt ? 'Change the time' : 'Schedule'}
            </Button>
            {publishAt ? (
              <Button
                buttonStyle="secondary"
                disabled={isBusy}
                margin={false}
                onClick={() => void schedule(null)}
                size="medium"
              >
                Do not schedule
              </Button>
            ) : null}
          </div>
        </form>
      ) : null}
      <p className="forecourt-dialog__problem" role="status">
        {problem}
      </p>
      {isPassable ? (
        <Button buttonStyle="error" disabled={isBusy} margin={false} onClick={() => void schedule(at, true)}>
          Schedule anyway
        </Button>
      ) : null}
      <div className="forecourt-dialog__buttons">
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          margin={false}
          onClick={() => void act(settingsDraftUrl(site), undefined, onDiscard, 'DELETE')}
        >
          Discard draft
        </Button>
        <a
          className="release-control settings-draft__preview"
          href={previewAddress(slug, release.id, null)}
          rel="noopener"
          target="_blank"
        >
          Preview the whole site
        </a>
        <Button margin={false} onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
    </AdminDialog>
  )
}
