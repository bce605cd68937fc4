'use client'
import type { ShopperSaved } from '@/data/leadInbox/shopperSaved'
import { Age } from './Age'

/** What the shopper saved and viewed on the site, by their email or mobile. Hidden without anything. */
export function LeadSaved({ saved, now }: { saved: readonly ShopperSaved[]; now: Date }) {
  if (saved.length === 0) return null
  return (
    <section className="inbox-section">
      <h3>
        Saved and viewed <span className="inbox-soft">{saved.length}</span>
      </h3>
      <ol className="inbox-timeline">
        {saved.map(({ label, name, at }) => (
          <li key={`${label} ${name} ${at}`}>
            <strong>{label}</strong>
            <span className="inbox-timeline__about">{name}</span>
            <Age at={at} now={now} />
          </li>
        ))}
      </ol>
    </section>
  )
}
