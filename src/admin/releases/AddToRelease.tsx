'use client'
import { Button, Link, toast, useForm } from '@payloadcms/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { DocumentDesk } from '@/domain/releases/approval'
import { RELEASE_STATES, type ReleaseState } from '@/domain/releases/release'
import { formatMoment } from '@/domain/site/countdown'
import { AdminDialog } from '../AdminDialog'
import { ChangeList } from './ChangeList'
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
  const saveDraft = useSaveDraft()
  const { disabled } = useForm()
  // As the dialog was opened: each save disables the form for a moment.
  const [isReadOnly] = useState(disabled)
  const [chosen, setChosen] = useState(desk.open[0] ? String(desk.open[0].id) : NEW)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { release, held } = desk
  const own = desk.schedules.find(({ event }) => event === 'publishes')

  const run = async (work: () => Promise<{ problems: string[] } | null>, done: string) => {
    setIsBusy(true)
    const refused = await work()
    setIsBusy(false)
    if (refused) return setProblem(refused.problems.join(' '))
    toast.success(done)
    await onChange()
    dialog.current?.close()
  }
  const add = () => {
    const to = desk.open.find((candidate) => String(candidate.id) === chosen)
    void run(
      async () => {
        if (!(await saveDraft())) return { problems: ['It was not added: your changes could not be saved.'] }
        return postDesk('/api/release-desk/items', {
          ...{ collection, id },
          ...(to ? { release: to.id, name: null } : { release: null, name }),
        })
      },
      `In ${to?.name ?? name}. The draft is saved.`,
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
          {held ? <ChangeList changes={held} /> : null}
        </>
      ) : (
        <form id={`${fieldId}-form`} onSubmit={submit}>
          <p>A release publishes drafts of several documents at one moment, all or nothing.</p>
          {isReadOnly ? <p>Somebody else is editing it. They add it to a release, or you take over.</p> : null}
          {own ? (
            <p>
              Its own time, {formatMoment(own.at, desk.timeZone, { withYear: true })}, is taken back: the release
              publishes it.
            </p>
          ) : null}
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
        {release ? null : (
          <Button
            disabled={isBusy || isReadOnly || (chosen === NEW && name.trim() === '')}
            extraButtonProps={{ form: `${fieldId}-form` }}
            margin={false}
            type="submit"
          >
            Add
          </Button>
        )}
      </div>
    </AdminDialog>
  )
}
