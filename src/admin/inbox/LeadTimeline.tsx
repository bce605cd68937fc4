'use client'
import type { TimelineEntry } from '@/data/leadInbox/shopperTimeline'
import { Age } from './Age'
import { StatusPill } from './StatusPill'

interface LeadTimelineProps {
  entries: readonly TimelineEntry[]
  /** id of the open lead */
  current: number
  now: Date
  getHref: (id: number) => string
  onOpen: (id: number) => void
}

/** The shopper's enquiries to this site, matched by email or phone. Hidden if there is only one. */
export function LeadTimeline({ entries, current, now, getHref, onOpen }: LeadTimelineProps) {
  if (entries.length < 2) return null
  return (
    <section className="inbox-section">
      <h3>
        This shopper <span className="inbox-soft">{entries.length} enquiries</span>
      </h3>
      <ol className="inbox-timeline">
        {entries.map(({ id, kindLabel, about, status, createdAt }) => (
          <li aria-current={id === current ? 'true' : undefined} key={id}>
            {id === current ? (
              <strong>{kindLabel}</strong>
            ) : (
              <a
                href={getHref(id)}
                onClick={(event) => {
                  event.preventDefault()
                  onOpen(id)
                }}
              >
                {kindLabel}
              </a>
            )}
            <span className="inbox-timeline__about">{about}</span>
            <StatusPill status={status} />
            <Age at={createdAt} now={now} />
          </li>
        ))}
      </ol>
    </section>
  )
}
