'use client'
import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { EDIT_SESSION, type EditSession } from '@/domain/editSession'
import { isChecked } from '@/domain/publishCheck/checkedCollections'
import type { Finding } from '@/domain/publishCheck/publishCheck'
import { type ApprovalRequest, type ApprovalRound, type DocumentDesk, REFUSED_FIELDS } from '@/domain/releases/approval'
import { letGoOfLock } from '../editing/holdLock'
import { openField } from '../editing/openField'
import { LocalTime } from '../fields/LocalTime'
import { ApprovalFindings } from '../publishCheck/ApprovalFindings'
import { FindingsList } from '../publishCheck/FindingsList'
import { postDesk } from './requestDesk'
import { useSaveDraft } from './useSaveDraft'

interface ApprovalPanelProps {
  collection: string
  id: number
  desk: Pick<DocumentDesk, 'approval' | 'release' | 'mayPublish' | 'timeZone'>
  /** reads the desk again */
  onChange: () => Promise<unknown>
  onClose: () => void
  /** asks first whether to publish; without it, the button publishes */
  onPublish?: (publish: () => void) => void
}

/**
 * Asks for approval, and shows the request with its comments beside the form, which stays usable: the field that was clicked last is the one
 * that a comment is about.
 */
export function ApprovalPanel({ collection, id, desk, onChange, onClose, onPublish }: ApprovalPanelProps) {
  const titleId = useId()
  const saveDraft = useSaveDraft()
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Finding[]>([])
  /** what was tried, so that it is checked again */
  const [attempt, setAttempt] = useState(0)
  const { docConfig } = useDocumentInfo()
  const editSession = useShownVersion()
  const alert = useRef<HTMLDivElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const comment = useComment()
  const { approval, release, mayPublish, timeZone } = desk

  const run = async (path: string, body: object, done: string, reloads = false) => {
    setIsBusy(true)
    const refused = await postDesk(path, body)
    setProblems(refused ? toFindings(refused) : [])
    setAttempt((last) => last + 1)
    if (!refused) {
      toast.success(done)
      if (reloads) window.location.reload()
      else await onChange()
    }
    setIsBusy(false)
    return !refused
  }
  const ask = async () => {
    setIsBusy(true)
    if (!(await saveDraft())) return setIsBusy(false)
    if (!(await run('/api/approval-desk', { collection, id, note }, 'An editor is told by email.'))) return
    // Whoever decides gets into the document though this form is still open.
    letGoOfLock(collection, id)
    setNote('')
  }
  const sendComment = async () => {
    const { target, text } = comment
    const body = { field: target?.path ?? '', label: target?.label ?? '', text }
    const isSent = await run(`/api/approval-desk/${approval?.id}/comments`, body, 'Comment added.')
    // Unless something else was typed meanwhile.
    if (isSent) comment.setText((current) => (current === text ? '' : current))
    return isSent
  }
  const decide = async (body: object, done: string, reloads = false) => {
    // What was typed and not sent yet belongs to the decision.
    if (comment.text.trim() !== '' && !(await sendComment())) return
    await run(`/api/approval-desk/${approval?.id}/decision`, { ...body, editSession }, done, reloads)
  }

  // Its button may stand far below.
  useEffect(() => {
    if (problems.length > 0) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [problems])

  const asks = (!approval || approval.state === 'returned') && !mayPublish
  return createPortal(
    <section aria-labelledby={titleId} className="forecourt-dialog approval-panel">
      <header>
        <h2 id={titleId}>Approval</h2>
        <button aria-label="Close approval" onClick={onClose} type="button">
          ×
        </button>
      </header>
      <div className="approval-panel__problems" ref={alert} role="alert">
        {problems.length > 0 ? (
          <FindingsList
            findings={problems}
            onShow={(field) => void openField(field, docConfig?.fields ?? [], new AbortController().signal)}
          />
        ) : null}
      </div>
      {approval ? <RequestSummary approval={approval} /> : null}
      {approval && (approval.comments.length > 0 || approval.state === 'asked') ? (
        <Comments approval={approval} comment={comment} isBusy={isBusy} onSend={() => void sendComment()} />
      ) : null}
      {approval ? <EarlierRounds rounds={approval.earlier} /> : null}
      {(approval?.mayDecide || asks) && isChecked(collection) ? (
        <ApprovalFindings
          collection={collection}
          except={problems.map(({ message }) => message)}
          heading={asks ? 'Before you ask' : 'Before you publish'}
          id={id}
          key={attempt}
        />
      ) : null}
      {approval?.mayDecide ? (
        <Decision
          decide={decide}
          hasRelease={release !== null}
          isBusy={isBusy}
          onPublish={onPublish}
          timeZone={timeZone}
        />
      ) : null}
      {approval?.state === 'asked' && approval.isOwn ? (
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          margin={false}
          onClick={() => void decide({ decision: 'withdraw' }, 'Taken back.')}
        >
          Take the request back
        </Button>
      ) : null}
      {asks ? (
        <div className="approval-panel__form">
          <label htmlFor={`${titleId}-note`}>What should the editor know? (optional)</label>
          <textarea id={`${titleId}-note`} onChange={(event) => setNote(event.target.value)} rows={3} value={note} />
          <Button disabled={isBusy} margin={false} onClick={() => void ask()}>
            {approval ? 'Ask again' : 'Ask for approval'}
          </Button>
        </div>
      ) : null}
    </section>,
    document.body,
  )
}

/** The version that the form shows, which may be older than what would be published. */
function useShownVersion(): EditSession | undefined {
  const session = useFormFields(([fields]) => fields[EDIT_SESSION]?.value) as EditSession | undefined
  const loadedAt = useFormFields(([fields]) => fields.updatedAt?.value)
  // A form has a session once something is changed in it.
  return session ?? (typeof loadedAt === 'string' ? { id: 'unchanged', loadedAt, timeZone: 'UTC' } : undefined)
}

/** Problems of a refused request; those of the document's fields lead to them. */
const toFindings = ({ problems, fields = [] }: { problems: string[]; fields?: string[] }): Finding[] =>
  problems.map((message, index) => {
    const field = fields[index] ?? ''
    return {
      kind: 'refused',
      message,
      field: field.startsWith(REFUSED_FIELDS) ? field.slice(REFUSED_FIELDS.length) : '',
    }
  })

/** What was asked and answered before, newest first. */
function EarlierRounds({ rounds }: { rounds: readonly ApprovalRound[] }) {
  if (rounds.length === 0) return null
  return (
    <section aria-label="Asked before" className="approval-panel__earlier">
      <h3>Before</h3>
      {rounds.map((round) => (
        <div key={round.id}>
          <RequestSummary approval={round} />
          <CommentList comments={round.comments} />
        </div>
      ))}
    </section>
  )
}

function RequestSummary({
  approval: { state, askedBy, askedAt, note, decidedBy, answer },
}: {
  approval: ApprovalRound
}) {
  return (
    <>
      <p>
        {askedBy} asked for approval <LocalTime as="dated" at={askedAt} />.
      </p>
      {note ? <blockquote>{note}</blockquote> : null}
      {state === 'returned' ? (
        <div className="approval-panel__answer">
          <p>{decidedBy} returned it:</p>
          <blockquote>{answer}</blockquote>
        </div>
      ) : null}
    </>
  )
}

interface CommentsProps {
  approval: ApprovalRequest
  comment: ReturnType<typeof useComment>
  isBusy: boolean
  onSend: () => void
}

/** A comment that is being written, about the field that was clicked last unless it is about the whole document. */
function useComment() {
  const [text, setText] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const field = useLastField()
  return { text, setText, isWhole, setIsWhole, field, target: isWhole ? null : field }
}

function CommentList({ comments }: Pick<ApprovalRound, 'comments'>) {
  const { docConfig } = useDocumentInfo()
  if (comments.length === 0) return null
  return (
    <ul className="approval-panel__comments">
      {comments.map(({ id, field: path, label, text: words, by, at }) => (
        <li key={id}>
          <span className="approval-panel__by">
            {by}, <LocalTime as="dated" at={at} />
          </span>
          {path ? (
            <button
              onClick={() => void openField(path, docConfig?.fields ?? [], new AbortController().signal)}
              type="button"
            >
              {label || path}
            </button>
          ) : null}
          <p>{words}</p>
        </li>
      ))}
    </ul>
  )
}

function Comments({ approval: { comments, state }, comment, isBusy, onSend }: CommentsProps) {
  const textId = useId()
  const { text, setText, isWhole, setIsWhole, field, target } = comment
  return (
    <>
      <CommentList comments={comments} />
      {state === 'asked' ? (
        <div className="approval-panel__form">
          <label htmlFor={textId}>
            {target ? `Comment at ${target.label}` : 'Comment (click a field first to comment at it)'}
          </label>
          <textarea id={textId} onChange={(event) => setText(event.target.value)} rows={2} value={text} />
          {field ? (
            <label className="approval-panel__check">
              <input checked={isWhole} onChange={(event) => setIsWhole(event.target.checked)} type="checkbox" />
              About the whole document
            </label>
          ) : null}
          <Button buttonStyle="secondary" disabled={isBusy || text.trim() === ''} margin={false} onClick={onSend}>
            Comment
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** The field of the form that had the focus last. */
function useLastField(): { path: string; label: string } | null {
  const [field, setField] = useState<{ path: string; label: string } | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest('.document-fields')) return
      const holder = target.closest<HTMLElement>('[id^="field-"]')
      const label = (holder?.closest('.field-type') ?? target.closest('.field-type'))?.querySelector('label')
      if (!holder || !label) return
      setField({
        path: holder.id.slice('field-'.length).replaceAll('__', '.'),
        label: (label.textContent ?? '').replace('*', '').trim().slice(0, 200),
      })
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return field
}

interface DecisionProps {
  decide: (body: object, done: string, reloads?: boolean) => Promise<void>
  hasRelease: boolean
  isBusy: boolean
  onPublish: ApprovalPanelProps['onPublish']
  timeZone: string
}

function Decision({ decide, hasRelease, isBusy, onPublish, timeZone }: DecisionProps) {
  const id = useId()
  const [at, setAt] = useState('')
  const [text, setText] = useState('')
  const publish = () => void decide({ decision: 'publish' }, 'Approved and published.', true)
  return (
    <div className="approval-panel__form">
      <h3>Approve</h3>
      <div className="approval-panel__row">
        <Button disabled={isBusy} margin={false} onClick={() => (onPublish ? onPublish(publish) : publish())}>
          Publish now
        </Button>
        {hasRelease ? (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            onClick={() => void decide({ decision: 'release' }, 'Approved. Its release publishes it.')}
          >
            With its release
          </Button>
        ) : null}
      </div>
      <label htmlFor={`${id}-at`}>Or at a time ({timeZone.split('/').at(-1)?.replaceAll('_', ' ')})</label>
      <div className="approval-panel__row">
        <input id={`${id}-at`} onChange={(event) => setAt(event.target.value)} type="datetime-local" value={at} />
        <Button
          buttonStyle="secondary"
          disabled={isBusy || at === ''}
          margin={false}
          onClick={() => void decide({ decision: 'schedule', at }, 'Approved and scheduled.', true)}
        >
          Schedule
        </Button>
      </div>
      <h3>Return</h3>
      <label htmlFor={`${id}-text`}>What should change</label>
      <textarea id={`${id}-text`} onChange={(event) => setText(event.target.value)} rows={2} value={text} />
      <Button
        buttonStyle="secondary"
        disabled={isBusy || text.trim() === ''}
        margin={false}
        onClick={() => void decide({ decision: 'return', text }, 'Returned. The author is told by email.')}
      >
        Return it
      </Button>
    </div>
  )
}
