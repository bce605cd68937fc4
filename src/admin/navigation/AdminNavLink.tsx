'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** Link of the admin's navigation; a list's link is also marked on its documents. */
export function AdminNavLink({ href, children }: { href: string; children: ReactNode }) {
  const pathname = usePathname()
  const isCurrent = pathname === href || pathname.startsWith(`${href}/`)
  return (
    <Link aria-current={isCurrent ? 'page' : undefined} className="nav__link" href={href} prefetch={false}>
      {isCurrent ? <div className="nav__link-indicator" /> : null}
      <span className="nav__link-label forecourt-nav__label">{children}</span>
    </Link>
  )
}
