'use client'
import { NavGroup } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { formatListTotal } from '@/domain/listTotal'
import { AdminNavLink } from './AdminNavLink'
import type { NavigationGroup } from './navigation'

interface NavigationGroupsProps {
  groups: NavigationGroup[]
  /** whether the user left a group open, by its label */
  isOpenByLabel: Readonly<Record<string, boolean>>
  unreadLeads: number
}

/** The navigation by job. The job of the current page is open, and the others as the user left them. */
export function NavigationGroups({ groups, isOpenByLabel, unreadLeads }: NavigationGroupsProps) {
  const pathname = usePathname()
  // Payload reads whether a group is open once.
  const [current] = useState(() =>
    groups.find(({ links }) => links.some(({ href }) => pathname === href || pathname.startsWith(`${href}/`))),
  )
  return groups.map(({ label, isOpen, links }) => (
    <NavGroup isOpen={label === current?.label || (isOpenByLabel[label] ?? isOpen)} key={label} label={label}>
      {links.map((link) => (
        <AdminNavLink href={link.href} key={link.href}>
          {link.label}
          {link.href === '/admin/inbox' && unreadLeads > 0 ? (
            <span className="forecourt-nav__count">
              {formatListTotal(unreadLeads)}
              <span className="forecourt-nav__unread"> unread</span>
            </span>
          ) : null}
        </AdminNavLink>
      ))}
    </NavGroup>
  ))
}
