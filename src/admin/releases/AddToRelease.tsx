'use client'
import { Button, Link, toast, useForm } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { DocumentDesk } from '@/domain/releases/approval'
import { RELEASE_STATES, type ReleaseState } from '@/domain/releases/release'
import { formatMoment } from '@/domain/site/countdown'
import { AdminDialog } from '../AdminDialog'
import { postDesk } from './requestDesk'
import { useSaveDraft } from './useSaveDraft'

export interface DocumentControlProps {
  collection: string
  id: number
  desk: DocumentDesk
  /** reads the desk again */
  onChange: () => Promise<unknown>
  onClose: () => void
}

const NEW = 'new'

/** Puts the document into a release, or shows the one that holds it. */
export function AddToRelease({ collection, id, desk, onChange, onClose }: DocumentControlProps) {
  const fieldId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { getFields, setModified } = useForm()
  const saveDraft = useSaveDraft()
  const [chosen, setChosen] = useState(desk.open[0] ? String(desk.open[0].id) : NEW)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { release, held } = desk
  const isSite = collection === 'sites'

  const run = async (work: () => Promise<{ problems: string[] } | null>, done: string) => {
    setIsBusy(true)
    const refused = await work()
    setIsBusy(false)
    if (refused) return setProblem(refused.problems.join(' '))
    toast.success(done)
    if (isSite) {
      // The form has what is held, which is not live: it starts anew from what is.
      setModified(false)
      window.setTimeout(() => window.location.reload(), 300)
      return
    }
    await onChange()
    dialog.current?.close()
  }
  const add = () => {
    const to = release ?? desk.open.find((candidate) => String(candidate.id) === chosen)
    void run(
      async () => {
        await saveDraft()
        const values = isSite ? reduceFieldsToValues(getFields(), true) : null
        return postDesk('/api/release-desk/items', {
          ...{ collection, id, values },
          ...(to ? { release: to.id, name: null } : { release: null, name }),
        })
      },
      `In ${to?.name ?? name}. ${isSite ? 'Nothing is live yet.' : 'The draft is saved.'}`,
    )
  }
  const takeOut = () =>
    void run(() => postDesk('/api/release-desk/items/remove', { collection, id }), 'Taken out. The draft stays.')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }

  return (
    <AdminDialog
      className="release-dialog"
      onClose={onClose}
      ref={dialog}
      title={release ? release.name : 'Add to release'}
    >
      {release ? (
        <>
          <p>
            <Link href={`/admin/collections/releases/${release.id}`}>{release.name}</Link> holds the latest draft.{' '}
            {release.publishAt
              ? `It is published ${formatMoment(release.publishAt, desk.timeZone, { withYear: true })}.`
              : `${RELEASE_STATES[release.state as ReleaseState]}: not scheduled yet.`}
          </p>
          {held ? <HeldSettings held={held} /> : null}
        </>
      ) : (
        <form id={`${fieldId}-form`} onSubmit={submit}>
          <p>A release publishes drafts of several documents at one moment, all or nothing.</p>
          <label htmlFor={`${fieldId}-release`}>Release</label>
          <select id={`${fieldId}-release`} onChange={(event) => setChosen(event.target.value)} value={chosen}>
            {desk.open.map((open) => (
              <option key={open.id} value={open.id}>
                {open.name}
                {open.state === 'scheduled' ? ' (scheduled)' : ''}
              </option>
            ))}
            <option value={NEW}>A new release</option>
          </select>
          {chosen === NEW ? (
            <>
              <label htmlFor={`${fieldId}-name`}>Name of the release</label>
              <input
                id={`${fieldId}-name`}
                maxLength={80}
                onChange={(event) => setName(event.target.value)}
                placeholder="Spring sale"
                required
                value={name}
              />
            </>
          ) : null}
        </form>
      )}
      <p className="forecourt-dialog__problem" role="status">
        {problem}
      </p>
      <div className="forecourt-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
          Close
        </Button>
        {release ? (
          <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={takeOut}>
            Take it out
          </Button>
        ) : null}
        {release && !isSite ? null : (
          <Button
            disabled={isBusy || (!release && chosen === NEW && name.trim() === '')}
            extraButtonProps={release ? undefined : { form: `${fieldId}-form` }}
            margin={false}
            onClick={release ? add : undefined}
            type={release ? 'button' : 'submit'}
          >
            {release ? 'Hold these settings too' : 'Add'}
          </Button>
        )}
      </div>
    </AdminDialog>
  )
}

function HeldSettings({ held }: { held: NonNullable<DocumentDesk['held']> }) {
  return (
    <ul className="release-changes">
      {held.map(({ field, path, before, after }) => (
        <li key={path}>
          <strong>{field}</strong>: <del>{before ?? 'empty'}</del> <ins>{after ?? 'empty'}</ins>
        </li>
      ))}
    </ul>
  )
}
