'use client'
import { Button, toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isOpenRelease, RELEASE_STATES } from '@/domain/releases/release'
import type { ReleaseDesk as Desk } from '@/domain/releases/releaseDesk'
import { formatMoment } from '@/domain/site/countdown'
import { ApprovalPanel } from './ApprovalPanel'
import { ConfirmPublish } from './ConfirmPublish'
import { DocumentEntry } from './DocumentEntry'
import { NOT_PUBLISHED, PublishActions } from './PublishActions'
import { ReleasePreview } from './ReleasePreview'
import { RollBack } from './RollBack'
import { getDesk, postDesk } from './requestDesk'
import { useCheckedDesk } from './useCheckedDesk'
import { useLoadOnceDue } from './useLoadOnceDue'
import './releases.css'

/** What a release holds and changes, what to look at, and the buttons that publish, schedule, preview and roll back. */
export function ReleaseDesk() {
  const { id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const [loaded, setDesk] = useState<Desk | null>(null)
  const desk = useCheckedDesk(loaded)
  const [problems, setProblems] = useState<readonly string[]>([])
  /** what did not happen because of them */
  const [failed, setFailed] = useState('')
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

  const times = useMemo(() => (loaded?.state === 'scheduled' && loaded.publishAt ? [loaded.publishAt] : []), [loaded])
  useLoadOnceDue(times, load)

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

  const refuse = (what: string, reasons: readonly string[]) => {
    setFailed(what)
    setProblems(reasons)
  }
  const act = async (path: string, body: object, done: string, refusal: string) => {
    setIsBusy(true)
    const refused = await postDesk(path, body)
    setIsBusy(false)
    setEdited(refused?.status === 409 && path.endsWith('roll-back') ? refused.problems : [])
    refuse(refusal, refused ? refused.problems : [])
    if (!refused) toast.success(done)
    await load()
  }
  const actions = { desk, isBusy, act }
  const isOpen = isOpenRelease(desk.state)
  // A failed release says itself why.
  const isToldAsFault = desk.state === 'failed' && failed === NOT_PUBLISHED && desk.fault === problems.join(' ')
  return (
    <section aria-label="What it holds" className="release-desk">
      <ReleaseStatus desk={desk} />
      {problems.length > 0 && edited.length === 0 && !isToldAsFault ? (
        <div className="release-desk__fault" role="alert">
          <p>{failed}</p>
          <ul className="release-desk__problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {isOpen && desk.mayPublish ? (
        <PublishActions {...actions} onRefused={(reasons) => refuse(NOT_PUBLISHED, reasons)} />
      ) : null}
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
      <h2>{desk.documents.length === 1 ? '1 document' : `${desk.documents.length} documents`}</h2>
      {desk.documents.length === 0 ? (
        <p className="release-desk__hint">Nothing yet. Open a page, menu or offer and choose “Add to release”.</p>
      ) : null}
      <ul className="release-documents">
        {desk.documents.map((document) => (
          <DocumentEntry
            document={document}
            isLive={desk.state === 'published'}
            isOpen={isOpen && desk.mayChange}
            key={document.item}
            timeZone={desk.timeZone}
            onRemove={() =>
              void act(
                '/api/release-desk/items/remove',
                { collection: document.collection, id: document.id },
                'Taken out. The draft stays.',
                'It was not taken out.',
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}

function ReleaseStatus({
  desk: { state, publishAt, publishedAt, publishedBy, fault, timeZone, documents },
}: {
  desk: Desk
}) {
  const isMended = documents.every(
    ({ state: at, findings, isChecked }) =>
      isChecked && at !== 'trashed' && at !== 'missing' && !findings.some(({ isRefused }) => isRefused),
  )
  const moment = (at: string) => formatMoment(at, timeZone, { withYear: true })
  return (
    <>
      <p className="release-desk__state">
        <span className="release-state" data-state={state}>
          {RELEASE_STATES[state]}
        </span>{' '}
        {state === 'scheduled' && publishAt ? `Publishes on ${moment(publishAt)}, all or nothing.` : null}
        {state === 'published' && publishedAt ? `${moment(publishedAt)}, by ${publishedBy}.` : null}
        {state === 'rolledBack' ? 'What was live before is live again; the drafts are as they were.' : null}
      </p>
      {state === 'failed' && fault ? (
        isMended ? (
          <p className="release-desk__hint">Nothing was published at the last try: {fault} Try again.</p>
        ) : (
          <p className="release-desk__fault" role="alert">
            Nothing of it was published. {fault}
          </p>
        )
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
