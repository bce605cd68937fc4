import Link from 'next/link'
import type { ReactNode } from 'react'

/** One number of a dashboard card with the list that it counts. */
export function Figure({ href, count, children }: { href: string; count: number; children: ReactNode }) {
  return (
    <Link className={`forecourt-figure${count === 0 ? ' forecourt-figure--none' : ''}`} href={href} prefetch={false}>
      <strong>{count.toLocaleString('en-AU')}</strong>
      <span>{children}</span>
    </Link>
  )
}

/** A card of the dashboard. */
export function DashboardCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card forecourt-card">
      <h3>{title}</h3>
      {children}
    </section>
  )
}
