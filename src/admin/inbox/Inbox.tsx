'use client'
import { SetStepNav, toast } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { InboxLead } from '@/data/leadInbox/getInboxLead'
import type { Inbox as InboxData } from '@/data/leadInbox/listInbox'
import { hasFilters, type InboxFilter, inboxQuery } from '@/domain/leads/inboxFilter'
import { Icon } from '@/ui/media/Icon'
import { BulkBar } from './BulkBar'
import { InboxFilters } from './InboxFilters'
import { InboxPages } from './InboxPages'
import { InboxRow } from './InboxRow'
import { InboxTabs } from './InboxTabs'
import {
  fetchInbox,
  fetchLead,
  type LeadChange,
  postNote,
  refuseReservation,
  resendDelivery,
  updateLeads,
} from './inboxRequests'
import { LeadPane } from './LeadPane'
import '../adminHidden.css'
import './inbox.css'
import { useInboxKeys } from './useInboxKeys'

interface InboxProps {
  filter: InboxFilter
  inbox: InboxData
  lead: InboxLead | null
  /** id of the current user */
  user: number
  /** ISO 8601 time of the server, so that server and client render the same ages */
  now: string
}

/** Refresh interval of the list while it is visible. */
const REFRESH_MS = 45_000

/** Delay before a refresh, by when the worker has usually sent the delivery. */
const RESEND_REFRESH_MS = 2500

/** Inbox with a filterable list, keyboard shortcuts and a reading pane. The URL holds the filter and the open lead. */
export function Inbox(initial: InboxProps) {
  const [filter, setFilter] = useState(initial.filter)
  const [inbox, setInbox] = useState(initial.inbox)
  const [lead, setLead] = useState(initial.lead)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [loading, setLoading] = useState(false)
  const now = useNow(initial.now)
  const root = useRef<HTMLElement>(null)
  const requestCount = useRef(0)
  const requestedId = useRef(initial.lead?.id ?? null)

  const getHref = (id: number | null, target = filter) => {
    const query = inboxQuery(target)
    if (id !== null) query.set('lead', String(id))
    const text = query.toString()
    return `/admin/inbox${text ? `?${text}` : ''}`
  }

  const reload = useCallback(async (target: InboxFilter, silent = false) => {
    requestCount.current += 1
    const requestId = requestCount.current
    if (!silent) setLoading(true)
    const { value, problem } = await fetchInbox(target)
    // A newer request has been sent.
    if (requestId !== requestCount.current) return
    setLoading(false)
    if (value) setInbox(value)
    else if (!silent) toast.error(problem)
  }, [])

  const current = useRef(filter)
  const applyFilter = useCallback(
    (changes: Partial<InboxFilter>) => {
      const next = { ...current.current, page: 1, ...changes }
      current.current = next
      setFilter(next)
      setSelected(new Set())
      void reload(next)
    },
    [reload],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: getHref depends on these only.
  useEffect(() => window.history.replaceState(null, '', getHref(lead?.id ?? null)), [filter, lead?.id])

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload(filter, true)
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [filter, reload])

  /** Marks the open lead as read. */
  const markRead = useCallback(async (openLead: InboxLead) => {
    const { id, isTest, readAt } = openLead
    if (readAt !== null || !(await updateLeads([id], { read: true })).value) return
    setLead((now) => (now?.id === id ? { ...now, readAt: new Date().toISOString() } : now))
    setInbox((list) => ({
      ...list,
      unread: isTest ? list.unread : Math.max(0, list.unread - 1),
      rows: list.rows.map((row) => (row.id === id ? { ...row, unread: false } : row)),
    }))
  }, [])

  const show = useCallback(
    async (id: number, focus = true) => {
      requestedId.current = id
      const { value, problem } = await fetchLead(id)
      if (requestedId.current !== id) return
      if (!value) {
        toast.error(problem)
        return
      }
      setLead(value)
      if (focus) requestAnimationFrame(() => document.getElementById('inbox-lead-name')?.focus())
      await markRead(value)
    },
    [markRead],
  )

  // The lead in the URL was loaded with the page.
  const first = useRef(initial.lead)
  useEffect(() => {
    if (first.current) void markRead(first.current)
    first.current = null
  }, [markRead])

  const close = useCallback(() => {
    const id = requestedId.current
    requestedId.current = null
    setLead(null)
    root.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
  }, [])

  const toggle = useCallback((id: number) => {
    setSelected((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])

  const change = async (ids: readonly number[], what: LeadChange) => {
    const { value, problem } = await updateLeads(ids, what)
    if (!value) {
      toast.error(problem)
      return
    }
    if (ids.length > 1) toast.success(`${value.changed} leads updated.`)
    setSelected(new Set())
    // Closes a lead marked as unread, since the open lead is marked as read.
    if (what.read === false && lead && ids.includes(lead.id)) close()
    else if (lead && ids.includes(lead.id)) await show(lead.id, false)
    await reload(filter, true)
  }

  const saveNote = async (text: string) => {
    if (!lead) return false
    const { value, problem } = await postNote(lead.id, text)
    if (value) await show(lead.id, false)
    else toast.error(problem)
    return Boolean(value)
  }

  const refuse = async () => {
    if (!lead) return
    const { value, problem } = await refuseReservation(lead.id)
    if (!value) {
      toast.error(problem)
      return
    }
    toast.success('Refused. The car is for sale again.')
    await show(lead.id, false)
    await reload(filter, true)
  }

  const resend = async (delivery: number) => {
    if (!lead) return
    const { value, problem } = await resendDelivery(delivery)
    if (!value) {
      toast.error(problem)
      return
    }
    toast.success('Queued for resending.')
    await show(lead.id, false)
    setTimeout(() => requestedId.current === lead.id && void show(lead.id, false), RESEND_REFRESH_MS)
  }

  const onKeyDown = useInboxKeys(root, { onSelect: toggle, onClose: close })
  const { rows, places } = inbox
  const allSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  return (
    <main aria-label="Leads inbox" className={`inbox${lead ? ' inbox--reading' : ''}`} onKeyDown={onKeyDown} ref={root}>
      <SetStepNav nav={[{ label: 'Inbox' }]} />
      <header className="inbox-head">
        <h1>Inbox</h1>
        <InboxTabs filter={filter} inbox={inbox} onChange={applyFilter} />
        <form action={`/api/lead-inbox/export?${inboxQuery({ ...filter, page: 1 })}`} method="post">
          <button className="inbox-button" disabled={inbox.total === 0} type="submit">
            <Icon name="download" size={15} /> Export <span className="admin-hidden">these leads as CSV</span>
          </button>
        </form>
        <InboxFilters filter={filter} onChange={applyFilter} places={places} />
        {inbox.parked > 0 && (
          <p className="inbox-parked">
            <Icon name="circle-exclamation-point" size={16} />
            <a href="/admin/collections/parkedEnquiries?where[handled][not_equals]=true">
              {inbox.parked === 1 ? '1 enquiry' : `${inbox.parked} enquiries`} could not be saved as a lead
            </a>
            The shopper expects an answer.
          </p>
        )}
      </header>
      <div aria-busy={loading} className="inbox-list">
        {selected.size > 0 ? (
          <BulkBar
            allSelected={allSelected}
            staff={places.colleagues}
            count={selected.size}
            onAll={() => setSelected(allSelected ? new Set() : new Set(rows.map(({ id }) => id)))}
            onChange={(what) => void change([...selected], what)}
            onDone={() => setSelected(new Set())}
          />
        ) : null}
        {rows.length === 0 ? (
          <p className="inbox-empty">
            <Icon name="inbox" size={28} />
            {hasFilters(filter) || filter.status || filter.tests
              ? 'No leads match. Clear a filter to see more.'
              : 'No enquiries yet.'}
          </p>
        ) : (
          <ul className="inbox-rows">
            {rows.map((row) => (
              <InboxRow
                href={getHref(row.id)}
                key={row.id}
                now={now}
                onOpen={() => void show(row.id)}
                onSelect={() => toggle(row.id)}
                open={row.id === lead?.id}
                row={row}
                selected={selected.has(row.id)}
                showSite={places.sites.length > 1}
              />
            ))}
          </ul>
        )}
        <InboxPages inbox={inbox} onPage={(page) => applyFilter({ page })} />
      </div>
      {lead ? (
        <LeadPane
          colleagues={places.colleagues}
          getHref={(id) => getHref(id)}
          key={lead.id}
          lead={lead}
          now={now}
          onChange={(what) => void change([lead.id], what)}
          onClose={close}
          onNote={saveNote}
          onOpen={(id) => void show(id)}
          onRefuse={() => void refuse()}
          onResend={(delivery) => void resend(delivery)}
          user={initial.user}
        />
      ) : (
        <div className="inbox-pane inbox-pane--empty">
          <Icon name="inbox" size={36} />
          <p>Select a lead.</p>
          <p className="inbox-keys">
            <kbd>j</kbd> <kbd>k</kbd> down and up, <kbd>Enter</kbd> opens, <kbd>x</kbd> selects, <kbd>/</kbd> searches,{' '}
            <kbd>Esc</kbd> closes
          </p>
        </div>
      )}
    </main>
  )
}

/** The current time, updated every minute. */
function useNow(first: string): Date {
  const [now, setNow] = useState(() => new Date(first))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
