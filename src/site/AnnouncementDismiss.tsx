'use client'

import { X } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '@/ui/IconButton'
import { ANNOUNCEMENT_KEY } from './announcementMemory'

/** Closes the announcement for good in this browser; one that was closed before stays closed. */
export function AnnouncementDismiss({ id }: { id: string }) {
  const hide = () => {
    const bar = document.getElementById(id)
    if (bar) bar.hidden = true
  }
  useEffect(() => {
    if (remembered() === id) document.getElementById(id)?.setAttribute('hidden', '')
  }, [id])
  return (
    <IconButton
      label="Close announcement"
      className="absolute right-2 sm:right-[calc(var(--gutter)-0.75rem)]"
      onClick={() => {
        hide()
        remember(id)
      }}
    >
      <X aria-hidden />
    </IconButton>
  )
}

/** Storage may be off or full: then the bar is closed for this page only. */
function remembered(): string | null {
  try {
    return localStorage.getItem(ANNOUNCEMENT_KEY)
  } catch {
    return null
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(ANNOUNCEMENT_KEY, id)
  } catch {}
}
