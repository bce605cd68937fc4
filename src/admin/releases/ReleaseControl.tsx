'use client'
import { toast, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type DocumentSchedule, describeSchedule } from '@/domain/calendar/describeSchedule'
import { APPROVAL_STATES, type ApprovalRequest, type DocumentDesk } from '@/domain/releases/approval'
import { useReadOnlyForm } from '../editing/EditConflict'
import { AddToRelease } from './AddToRelease'
import { ApprovalPanel } from './ApprovalPanel'
import { getDesk, postDesk } from './requestDesk'
import { ScheduledHoldPanel } from './ScheduledHoldPanel'
import { useLoadOnceDue } from './useLoadOnceDue'
import '../dialog.css'
import './releases.css'

/** Beside Save draft and Publish: the release that holds the document, and approval for those who may not publish it. */
export function ReleaseControl() {
  const { collectionSlug, hasPublishedDoc, id, isTrashed, hasSavePermission } = useDocumentInfo()
  const saved = collectionSlug && id !== undefined && !isTrashed ? { collection: collectionSlug, id: Number(id) } : null
  const [desk, setDesk] = useState<DocumentDesk | null>(null)
  const [open, setOpen] = useState<'release' | 'approval' | 'hold' | null>(null)
  const { collection, id: documentId } = saved ?? {}
  const isScheduling = useModal().isModalOpen(`schedule-publish-${id}`)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (!collection || documentId === undefined) return
      const found = await getDesk<DocumentDesk>(
        `/api/release-desk/document?${new URLSearchParams({ collection, id: String(documentId) })}`,
        signal,
      )
      if (signal?.aborted || typeof found === 'string') return
      setDesk(found)
      return found
    },
    [collection, documentId],
  )
  useEffect(() => {
    const abort = new AbortController()
    void load(abort.signal).then((found) => {
      // What waits for this person is shown at once, and why they can change nothing.
      const { mayDecide, isOwn, state } = found?.approval ?? {}
      if (mayDecide || (isOwn && state === 'returned')) setOpen('approval')
      else if (found?.hold) setOpen('hold')
    })
    return () => abort.abort()
  }, [load])

  // Payload tells nobody what its Schedule drawer saved.
  const wasScheduling = useRef(false)
  useEffect(() => {
    if (wasScheduling.current && !isScheduling) void load()
    wasScheduling.current = isScheduling
  }, [isScheduling, load])
  useScheduleZone(desk?.timeZone)
  const times = useMemo(() => desk?.schedules.map(({ at }) => at) ?? [], [desk])
  useLoadOnceDue(times, load)
  useReadOnlyForm(Boolean(desk?.hold), false)
  usePublishFirst(isScheduling && !hasPublishedDoc, `schedule-publish-${id}`)

  if (!saved || !desk || !hasSavePermission) return null
  const { approval, release, mayPublish, schedules, hold, timeZone } = desk
  const cancel = async (event: DocumentSchedule['event']) => {
    const refused = await postDesk('/api/release-desk/document/unschedule', { ...saved, event })
    if (refused) toast.error(refused.problems.join(' '))
    else toast.success('No longer scheduled.')
    await load()
  }
  const approvalLabel = approval ? labelOf(approval) : mayPublish || hold ? null : 'Ask for approval'
  return (
    <>
      {schedules.map((schedule) => (
        <span className="forecourt-pill forecourt-pill--soon" key={`${schedule.event} ${schedule.at}`}>
          {describeSchedule(schedule, timeZone)}
          {mayPublish && collection !== 'sites' ? (
            <button
              aria-label={`Cancel: ${describeSchedule(schedule, timeZone)}`}
              className="release-control__cancel"
              onClick={() => void cancel(schedule.event)}
              type="button"
            >
              Cancel
            </button>
          ) : null}
        </span>
      ))}
      {approvalLabel && collection !== 'sites' ? (
        <button
          aria-expanded={open === 'approval'}
          className="release-control"
          data-state={approval?.state}
          onClick={() => setOpen(open === 'approval' ? null : 'approval')}
          type="button"
        >
          {approvalLabel}
        </button>
      ) : null}
      {hold ? (
        <button
          aria-expanded={open === 'hold'}
          className="release-control"
          data-state="returned"
          onClick={() => setOpen(open === 'hold' ? null : 'hold')}
          type="button"
        >
          Cannot be changed now
        </button>
      ) : null}
      {release || !hold ? (
        <button
          className="release-control"
          data-held={Boolean(release)}
          onClick={() => setOpen('release')}
          type="button"
        >
          {release ? releaseLabel(release) : 'Add to release'}
        </button>
      ) : null}
      {open === 'release' ? (
        <AddToRelease desk={desk} onChange={load} onClose={() => setOpen(null)} {...saved} />
      ) : null}
      {open === 'hold' && hold ? (
        <ScheduledHoldPanel hold={hold} onClose={() => setOpen(null)} timeZone={timeZone} />
      ) : null}
      {open === 'approval' ? (
        <ApprovalPanel desk={desk} onChange={load} onClose={() => setOpen(null)} {...saved} />
      ) : null}
    </>
  )
}

/** Payload's Schedule drawer starts with the zone of the document's site. */
function useScheduleZone(timeZone: string | undefined) {
  const { config, setConfig } = useConfig()
  useEffect(() => {
    const { timezones } = config.admin
    if (timeZone === undefined || timezones.defaultTimezone === timeZone) return
    setConfig({ ...config, admin: { ...config.admin, timezones: { ...timezones, defaultTimezone: timeZone } } })
  }, [config, setConfig, timeZone])
}

/** Payload's Schedule drawer starts with Unpublish for a document that was never published too. @param isOpen with such a document */
function usePublishFirst(isOpen: boolean, drawer: string) {
  useEffect(() => {
    if (!isOpen) return
    const choose = () => {
      const publish = document.querySelector<HTMLInputElement>(`[id^="field-${drawer}-type-publish"]`)
      publish?.click()
      return publish !== null
    }
    if (choose()) return
    const observer = new MutationObserver(() => {
      if (choose()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [isOpen, drawer])
}

const labelOf = ({ state, isOwn }: ApprovalRequest): string =>
  state === 'returned' && isOwn ? 'Returned to you' : APPROVAL_STATES[state]

/** A release that was rolled back still holds its drafts, to be published again. */
const releaseLabel = ({ name, state }: NonNullable<DocumentDesk['release']>): string =>
  state === 'rolledBack' ? `In ${name}, rolled back` : `In ${name}`
