'use client'
import type { MouseEvent } from 'react'
import type { InboxRow as Row } from '@/data/leadInbox/listInbox'
import { Icon } from '@/ui/media/Icon'
import { Age } from './Age'
import { KindIcon } from './KindIcon'
import { StatusPill } from './StatusPill'

interface InboxRowProps {
  row: Row
  now: Date
  href: string
  open: boolean
  selected: boolean
  /** true if the user has more than one site */
  showSite: boolean
  onOpen: () => void
  onSelect: () => void
}

/** A lead in the list: name, subject, age and status. */
export function InboxRow({ row, now, href, open, selected, showSite, onOpen, onSelect }: InboxRowProps) {
  const openLead = (event: MouseEvent) => {
    // With a modifier key the link opens in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen()
  }
  const states = [row.unread && 'inbox-row--unread', open && 'inbox-row--open', selected && 'inbox-row--selected']
  return (
    <li className={['inbox-row', ...states].filter(Boolean).join(' ')}>
      <label className="inbox-row__select">
        <input type="checkbox" checked={selected} onChange={onSelect} tabIndex={-1} />
        <span className="admin-hidden">Select {row.name}</span>
      </label>
      <a
        aria-current={open ? 'true' : undefined}
        className="inbox-row__link"
        data-row={row.id}
        href={href}
        onClick={openLead}
      >
        <span className="inbox-row__picture">
          {row.carImage ? (
            // biome-ignore lint/performance/noImgElement: feed photos come from any host and are shown unoptimised.
            <img alt="" height={51} loading="lazy" src={row.carImage} width={68} />
          ) : (
            <KindIcon kind={row.kind} size={20} />
          )}
        </span>
        <span className="inbox-row__text">
          <span className="inbox-row__first">
            <strong>{row.name}</strong>
            {row.unread ? <span className="admin-hidden">, unread</span> : null}
            {row.isTest ? <span className="inbox-tag">Test</span> : null}
            <Age at={row.createdAt} now={now} />
          </span>
          <span className="inbox-row__about">
            <KindIcon kind={row.kind} size={13} />
            <span>
              {row.kindLabel}
              {row.about ? <span className="inbox-soft"> · {row.about}</span> : null}
            </span>
          </span>
          <span className="inbox-row__last">
            <StatusPill status={row.status} />
            <span className="inbox-row__place">
              {[showSite && row.site, row.location].filter(Boolean).join(' · ') || 'No location'}
            </span>
            {row.deliveryProblem ? (
              <span className={`inbox-row__warning inbox-row__warning--${row.deliveryProblem}`}>
                <Icon name="triangle-exclamation-point" size={13} />
                {row.deliveryProblem === 'dead' ? 'Not delivered' : 'Delivery failing'}
              </span>
            ) : null}
            <span className="inbox-row__assignee">{row.assignee ?? 'Unassigned'}</span>
          </span>
        </span>
      </a>
    </li>
  )
}
