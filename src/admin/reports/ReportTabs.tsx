'use client'

import { Link } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

interface ReportTabsProps {
  chosen: string
  tabs: readonly { name: string; label: string; href: string }[]
}

/** The reports. Where they do not fit, the chosen one is scrolled to the middle. */
export function ReportTabs({ chosen, tabs }: ReportTabsProps) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = nav.current
    const tab = box?.querySelector<HTMLElement>(`[data-report="${chosen}"]`)
    if (!box || !tab) return
    const [outer, inner] = [box.getBoundingClientRect(), tab.getBoundingClientRect()]
    // The row alone: `scrollIntoView` would move the page too.
    box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [chosen])
  return (
    <nav aria-label="Reports" className="reports-tabs" ref={nav}>
      {tabs.map(({ name, label, href }) => (
        <Link
          aria-current={name === chosen ? 'page' : undefined}
          data-report={name}
          href={href}
          key={name}
          prefetch={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
