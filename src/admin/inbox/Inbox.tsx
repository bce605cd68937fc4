'use client'
import { SetStepNav, toast } from '@payloadcms/ui'
import { Download, Inbox as InboxIcon } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { InboxLead } from '@/data/leadInbox/getInboxLead'
import type { Inbox as InboxData } from '@/data/leadInbox/listInbox'
import { hasFilters, type InboxFilter, inboxQuery } from '@/domain/leads/inboxFilter'
import { BulkBar } from './BulkBar'
import { askInbox, askLead, type Change, sendAgain, sendChange, sendNote } from './callInbox'
import { InboxFilters } from './InboxFilters'
import { InboxPages } from './InboxPages'
import { InboxRow } from './InboxRow'
import { InboxTabs } from './InboxTabs'
import { LeadPane } from './LeadPane'
import './inbox.css'
import { useInboxKeys } from './useInboxKeys'

interface InboxProps {
  filter: InboxFilter
  inbox: InboxData
  lead: InboxLead | null
  /** who is reading */
  user: number
  /** ISO 8601; the server's clock, so that both render the same ages */
  now: string
}

/** How often the list is read anew while it is looked at, so that a new lead shows by itself. */
const REFRESH_MS = 45_000

/** How long after asking for a delivery the worker has usually made it. */
const SENT_AFTER_MS = 2500

/** The inbox: a list that answers to filters and keys, and beside it the lead that is open. The address says both. */
export function Inbox(initial: InboxProps) {
  const [filter, setFilter] = useState(initial.filter)
  const [inbox, setInbox] = useState(initial.inbox)
  const [lead, setLead] = useState(initial.lead)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [loading, setLoading] = useState(false)
  const now = useNow(initial.now)
  const root = useRef<HTMLElement>(null)
  const asked = useRef(0)
  const wanted = useRef(initial.lead?.id ?? null)

  const hrefOf = (id: number | null, of = filter) => {
    const query = inboxQuery(of)
    if (id !== null) query.set('lead', String(id))
    const text = query.toString()
    return `/admin/inbox${text ? `?${text}` : ''}`
  }

  const reload = useCallback(async (of: InboxFilter, quietly = false) => {
    asked.current += 1
    const turn = asked.current
    if (!quietly) setLoading(true)
    const { value, problem } = await askInbox(of)
    // A later question has been asked meanwhile.
    if (turn !== asked.current) return
    setLoading(false)
    if (value) setInbox(value)
    else if (!quietly) toast.error(problem)
  }, [])

  const current = useRef(filter)
  const narrow = useCallback(
    (changes: Partial<InboxFilter>) => {
      const next = { ...current.current, page: 1, ...changes }
      current.current = next
      setFilter(next)
      setSelected(new Set())
      void reload(next)
    },
    [reload],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: hrefOf follows from these.
  useEffect(() => window.history.replaceState(null, '', hrefOf(lead?.id ?? null)), [filter, lead?.id])

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload(filter, true)
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [filter, reload])

  /** Says of a lead that is being looked at that it has been read. */
  const markRead = useCallback(async (shown: InboxLead) => {
    const { id, isTest, readAt } = shown
    if (readAt !== null || !(await sendChange([id], { read: true })).value) return
    setLead((now) => (now?.id === id ? { ...now, readAt: new Date().toISOString() } : now))
    setInbox((list) => ({
      ...list,
      unread: isTest ? list.unread : Math.max(0, list.unread - 1),
      rows: list.rows.map((row) => (row.id === id ? { ...row, unread: false } : row)),
    }))
  }, [])

  const show = useCallback(
    async (id: number, focus = true) => {
      wanted.current = id
      const { value, problem } = await askLead(id)
      if (wanted.current !== id) return
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

  // A lead that the address named was read with the page.
  const first = useRef(initial.lead)
  useEffect(() => {
    if (first.current) void markRead(first.current)
    first.current = null
  }, [markRead])

  const close = useCallback(() => {
    const id = wanted.current
    wanted.current = null
    setLead(null)
    root.current?.querySelector<HTMLElement>(`[data-lead="${id}"]`)?.focus()
  }, [])

  const toggle = useCallback((id: number) => {
    setSelected((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])

  const change = async (ids: readonly number[], what: Change) => {
    const { value, problem } = await sendChange(ids, what)
    if (!value) {
      toast.error(problem)
      return
    }
    if (ids.length > 1) toast.success(`${value.changed} leads changed.`)
    setSelected(new Set())
    // A lead that is marked unread would be marked read again by being looked at.
    if (what.read === false && lead && ids.includes(lead.id)) close()
    else if (lead && ids.includes(lead.id)) await show(lead.id, false)
    await reload(filter, true)
  }

  const note = async (text: string) => {
    if (!lead) return false
    const { value, problem } = await sendNote(lead.id, text)
    if (value) await show(lead.id, false)
    else toast.error(problem)
    return Boolean(value)
  }

  const resend = async (delivery: number) => {
    if (!lead) return
    const { value, problem } = await sendAgain(delivery)
    if (!value) {
      toast.error(problem)
      return
    }
    toast.success('It is being sent again.')
    await show(lead.id, false)
    setTimeout(() => wanted.current === lead.id && void show(lead.id, false), SENT_AFTER_MS)
  }

  const hear = useInboxKeys(root, { onSelect: toggle, onClose: close })
  const { rows, places } = inbox
  const everyOne = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  return (
    <section aria-label="Leads inbox" className={`inbox${lead ? ' inbox--reading' : ''}`} onKeyDown={hear} ref={root}>
      <SetStepNav nav={[{ label: 'Inbox' }]} />
      <header className="inbox-head">
        <h1>Inbox</h1>
        <InboxTabs filter={filter} inbox={inbox} onChange={narrow} />
        <form action={`/api/lead-inbox/export?${inboxQuery({ ...filter, page: 1 })}`} method="post">
          <button className="inbox-button" disabled={inbox.total === 0} type="submit">
            <Download aria-hidden size={15} /> Export <span className="inbox-hidden">these leads as CSV</span>
          </button>
        </form>
        <InboxFilters filter={filter} onChange={narrow} places={places} />
      </header>
      <div aria-busy={loading} className="inbox-list">
        {selected.size > 0 ? (
          <BulkBar
            all={everyOne}
            colleagues={places.colleagues}
            count={selected.size}
            onAll={() => setSelected(everyOne ? new Set() : new Set(rows.map(({ id }) => id)))}
            onChange={(what) => void change([...selected], what)}
            onDone={() => setSelected(new Set())}
          />
        ) : null}
        {rows.length === 0 ? (
          <p className="inbox-empty">
            <InboxIcon aria-hidden size={28} strokeWidth={1.5} />
            {hasFilters(filter) || filter.status || filter.tests
              ? 'No lead is like this. Clear a filter to see more.'
              : 'No enquiries yet. They appear here the moment a shopper sends one.'}
          </p>
        ) : (
          <ul className="inbox-rows">
            {rows.map((row) => (
              <InboxRow
                href={hrefOf(row.id)}
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
        <InboxPages inbox={inbox} onPage={(page) => narrow({ page })} />
      </div>
      {lead ? (
        <LeadPane
          colleagues={places.colleagues}
          hrefOf={(id) => hrefOf(id)}
          key={lead.id}
          lead={lead}
          now={now}
          onChange={(what) => void change([lead.id], what)}
          onClose={close}
          onNote={note}
          onOpen={(id) => void show(id)}
          onResend={(delivery) => void resend(delivery)}
          user={initial.user}
        />
      ) : (
        <div className="inbox-pane inbox-pane--empty">
          <InboxIcon aria-hidden size={36} strokeWidth={1.25} />
          <p>Choose a lead to read it.</p>
          <p className="inbox-keys">
            <kbd>j</kbd> <kbd>k</kbd> down and up, <kbd>Enter</kbd> opens, <kbd>x</kbd> selects, <kbd>/</kbd> searches,{' '}
            <kbd>Esc</kbd> closes
          </p>
        </div>
      )}
    </section>
  )
}

/** The present, moving on by the minute. */
function useNow(first: string): Date {
  const [now, setNow] = useState(() => new Date(first))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
