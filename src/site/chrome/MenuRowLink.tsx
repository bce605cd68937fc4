'use client'

import { usePathname } from 'next/navigation'
import { normalizePath } from '@/domain/site/path'
import { Anchor, type AnchorProps } from '@/ui/actions/Anchor'

/** A link in a row of the header, marked on its own page. It needs no hydration: `HeaderDropdowns` moves the mark. */
export function MenuRowLink(props: AnchorProps) {
  const isCurrent = isPage(props.href, usePathname())
  return <Anchor data-menu-stop="" aria-current={isCurrent ? 'page' : undefined} {...props} />
}

/** Marks the links of a row of the header that lead to a page. */
export function markCurrentPage(row: HTMLElement, pathname: string): void {
  for (const link of row.querySelectorAll<HTMLAnchorElement>('a[data-menu-stop]')) {
    if (isPage(link.getAttribute('href'), pathname)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

function isPage(href: string | null, pathname: string): boolean {
  return href?.startsWith('/') === true && normalizePath(href) === normalizePath(pathname)
}
