import Link from 'next/link'
import type { ReactNode } from 'react'
import { formatListTotal } from '@/domain/listTotal'

/** A count on a dashboard card that links to its list. */
export function Figure({ href, count, children }: { href: string; count: number; children: ReactNode }) {
  return (
    <Link className={`forecourt-figure${count === 0 ? ' forecourt-figure--none' : ''}`} href={href} prefetch={false}>
      <strong>{formatListTotal(count)}</strong>
      <span>{children}</span>
    </Link>
  )
}

/** A dashboard card. */
export function DashboardCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card forecourt-card">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
