'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** A line of the admin's navigation that leads to a view of our own. */
export function AdminNavLink({ href, children }: { href: string; children: ReactNode }) {
  const here = usePathname() === href
  return (
    <Link aria-current={here ? 'page' : undefined} className="nav__link" href={href} prefetch={false}>
      {here ? <div className="nav__link-indicator" /> : null}
      <span className="nav__link-label forecourt-nav__label">{children}</span>
    </Link>
  )
}
