'use client'
import { Button, Link, toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { FIELD_PARAMETER } from '@/domain/find/findWords'
import { clockIn } from '@/domain/releases/clock'
import { type EditedChoice, isOpenRelease, RELEASE_STATES } from '@/domain/releases/release'
import type { ReleaseDesk as Desk, ReleaseDocument } from '@/domain/releases/releaseDesk'
import { formatMoment } from '@/domain/site/countdown'
import { ApprovalPanel } from './ApprovalPanel'
import { ConfirmRelease } from './ConfirmRelease'
import { ReleasePreview } from './ReleasePreview'
import { getDesk, postDesk } from './requestDesk'
import './releases.css'

/** What a release holds and changes, what to look at, and the buttons that publish, schedule, preview and roll back. */
export function ReleaseDesk() {
  const { id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const [desk, setDesk] = useState<Desk | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  /** documents that were edited since, which a rollback would overwrite */
  const [edited, setEdited] = useState<readonly string[]>([])

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (id === undefined) return
      const found = await getDesk<Desk>(`/api/release-desk/${id}`, signal)
      if (signal?.aborted) return
      if (typeof found === 'string') setProblems([found])
      else {
        setDesk(found)
        // The form beside it was loaded with an earlier state.
        dispatchFields({ type: 'UPDATE', path: 'state', value: found.state, initialValue: found.state })
      }
    },
    [dispatchFields, id],
  )
  useEffect(() => {
    const abort = new AbortController()
    void load(abort.signal)
    return () => abort.abort()
  }, [load])

  if (id === undefined)
    return <p className="release-desk__hint">Save the release, then add drafts with “Add to release” in their forms.</p>
  if (!desk && problems.length > 0)
    return (
      <div className="release-desk__fault" role="alert">
        <p>What it holds could not be loaded. {problems.join(' ')}</p>
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => {
            setProblems([])
            void load()
          }}
        >
          Try again
        </Button>
      </div>
    )
  if (!desk) return <p className="release-desk__hint">Loading what it holds…</p>

  const act = async (path: string, body: object, done: string) => {
    setIsBusy(true)
    const refused = await postDesk(path, body)
    setIsBusy(false)
    setEdited(refused?.status === 409 && path.endsWith('roll-back') ? refused.problems : [])
    setProblems(refused ? refused.problems : [])
    if (!refused) toast.success(done)
    await load()
  }
  const actions = { desk, isBusy, act }
  const isOpen = isOpenRelease(desk.state)
  // A failed release says itself why.
  const isToldAsFault = desk.state === 'failed' && desk.fault === problems.join(' ')
  return (
    <section aria-label="What it holds" className="release-desk">
      <ReleaseStatus desk={desk} />
      {problems.length > 0 && edited.length === 0 && !isToldAsFault ? (
        <ul className="release-desk__problems" role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
      {isOpen && desk.mayPublish ? <PublishActions {...actions} /> : null}
      {isOpen && (desk.approval || !desk.mayPublish) && desk.documents.length > 0 ? (
        <ReleaseApproval desk={desk} onChange={load} />
      ) : null}
      {desk.state === 'published' ? (
        <RollBack
          {...actions}
          edited={edited}
          onCancel={() => {
            setEdited([])
            setProblems([])
          }}
        />
      ) : null}
      {isOpen && desk.documents.length > 0 ? <ReleasePreview desk={desk} /> : null}
      <h3>{desk.documents.length === 1 ? '1 document' : `${desk.documents.length} documents`}</h3>
      {desk.documents.length === 0 ? (
        <p className="release-desk__hint">Nothing yet. Open a page, menu or offer and choose “Add to release”.</p>
      ) : null}
      <ul className="release-documents">
        {desk.documents.map((document) => (
          <DocumentEntry
            document={document}
            isOpen={isOpen && desk.mayChange}
            key={document.item}
            onRemove={() =>
              void act(
                '/api/release-desk/items/remove',
                { collection: document.collection, id: document.id },
                'Taken out. The draft stays.',
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}

function ReleaseStatus({ desk: { state, publishAt, publishedAt, publishedBy, fault, timeZone } }: { desk: Desk }) {
  const moment = (at: string) => formatMoment(at, timeZone, { withYear: true })
  return (
    <>
      <p className="release-desk__state">
        <span className="release-state" data-state={state}>
          {RELEASE_STATES[state]}
        </span>{' '}
        {state === 'scheduled' && publishAt ? `Published ${moment(publishAt)}, all or nothing.` : null}
        {state === 'published' && publishedAt ? `${moment(publishedAt)}, by ${publishedBy}.` : null}
        {state === 'rolledBack' ? 'What was live before is live again; the drafts are as they were.' : null}
      </p>
      {state === 'failed' && fault ? (
        <p className="release-desk__fault" role="alert">
          Nothing of it was published. {fault}
        </p>
      ) : null}
    </>
  )
}

/** The request for approval of the whole release: asked for by those who may not publish it, decided by those who may. */
function ReleaseApproval({ desk, onChange }: { desk: Desk; onChange: () => Promise<void> }) {
  const { approval, id, mayPublish, timeZone } = desk
  const [isOpen, setIsOpen] = useState(Boolean(approval?.mayDecide || approval?.isOwn))
  const [asked, setAsked] = useState<{ publish: () => void } | null>(null)
  if (mayPublish && approval?.state !== 'asked') return null
  return (
    <div className="release-desk__actions">
      <Button
        buttonStyle={approval ? 'secondary' : 'primary'}
        margin={false}
        onClick={() => setIsOpen(!isOpen)}
        extraButtonProps={{ 'aria-expanded': isOpen }}
      >
        {approval?.state === 'asked' ? 'Waits for approval' : approval ? 'Returned' : 'Ask for approval'}
      </Button>
      {isOpen ? (
        <ApprovalPanel
          collection="releases"
          desk={{ approval, release: null, mayPublish, timeZone }}
          id={id}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
          onPublish={(publish) => setAsked({ publish })}
        />
      ) : null}
      {asked ? <ConfirmPublish desk={desk} onClose={() => setAsked(null)} onConfirm={asked.publish} /> : null}
    </div>
  )
}

interface ActionsProps {
  desk: Desk
  isBusy: boolean
  act: (path: string, body: object, done: string) => Promise<void>
}

function PublishActions({ desk, isBusy, act }: ActionsProps) {
  const { id, state, publishAt, timeZone, documents } = desk
  const [at, setAt] = useState(publishAt ? clockIn(timeZone, new Date(publishAt)) : '')
  const [isAsking, setIsAsking] = useState(false)
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
        <Button disabled={isBusy || documents.length === 0} margin={false} onClick={() => setIsAsking(true)}>
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
          onClick={() => void act(`/api/release-desk/${id}/schedule`, { at }, 'Scheduled.')}
        >
          {state === 'scheduled' ? 'Change the time' : 'Schedule'}
        </Button>
        {state === 'scheduled' ? (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            onClick={() => void act(`/api/release-desk/${id}/schedule`, { at: null }, 'No longer scheduled.')}
          >
            Do not publish
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <ConfirmPublish
          desk={desk}
          onClose={() => setIsAsking(false)}
          onConfirm={() => void act(`/api/release-desk/${id}/publish`, {}, 'All of it is live.')}
        />
      ) : null}
    </>
  )
}

interface ConfirmPublishProps {
  desk: Desk
  onConfirm: () => void
  onClose: () => void
}

function ConfirmPublish({ desk, onConfirm, onClose }: ConfirmPublishProps) {
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

const nameAll = (count: number): string =>
  count === 1 ? 'this document' : count === 2 ? 'both documents' : `all ${count} documents`

interface RollBackProps extends ActionsProps {
  /** problems of the documents that were edited since */
  edited: readonly string[]
  onCancel: () => void
}

function RollBack({ desk, isBusy, act, edited, onCancel }: RollBackProps) {
  const { id, mayPublish, documents } = desk
  const [isAsking, setIsAsking] = useState(false)
  if (!mayPublish) return null
  const roll = (choice: EditedChoice, done = 'What was live before is live again.') =>
    void act(`/api/release-desk/${id}/roll-back`, { edited: choice }, done)
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

const STATE_WORDS: Readonly<Record<ReleaseDocument['state'], string>> = {
  new: 'goes live for the first time',
  changed: '',
  unchanged: 'nothing to publish: no draft, or the same as live',
  trashed: 'is in the trash: restore it or take it out',
  missing: 'is gone: take it out',
  hidden: '',
}

interface DocumentEntryProps {
  document: ReleaseDocument
  isOpen: boolean
  onRemove: () => void
}

function DocumentEntry({ document, isOpen, onRemove }: DocumentEntryProps) {
  const { kind, title, site, href, state, changes, findings, waitsForApproval } = document
  return (
    <li>
      <div className="release-documents__head">
        <span className="release-documents__kind">{kind}</span>
        {href ? <Link href={href}>{title}</Link> : <span>{title}</span>}
        <span className="release-documents__site">{[site, STATE_WORDS[state]].filter(Boolean).join(', ')}</span>
        {waitsForApproval ? <span className="release-state">Waits for approval</span> : null}
        {isOpen && state !== 'hidden' ? (
          <button aria-label={`Take out: ${kind} ${title}`} onClick={onRemove} type="button">
            Take out
          </button>
        ) : null}
      </div>
      {findings.length > 0 ? (
        <ul className="release-findings">
          {findings.map(({ field, message, isSerious }) => (
            <li data-serious={isSerious || undefined} key={`${field} ${message}`}>
              {message}{' '}
              {field ? (
                <Link aria-label={`Show the field: ${message}`} href={`${href}?${FIELD_PARAMETER}=${field}`}>
                  Show
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {changes.length > 0 ? (
        <details>
          <summary>{changes.length === 1 ? '1 field changes' : `${changes.length} fields change`}</summary>
          <ul className="release-changes">
            {changes.map(({ field, before, after }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same label
              <li key={`${field} ${index}`}>
                <strong>{field}</strong>: {before === null ? <em>empty</em> : <del>{before}</del>} →{' '}
                {after === null ? <em>empty</em> : <ins>{after}</ins>}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}
