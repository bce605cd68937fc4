'use client'

import { useEffect } from 'react'
import { IconButton } from '@/ui/actions/IconButton'
import { closedAnnouncement } from './announcementMemory'

/** Closes the announcement permanently in this browser. */
export function AnnouncementDismiss({ id }: { id: string }) {
  const hide = () => {
    const bar = document.getElementById(id)
    if (bar) bar.hidden = true
  }
  useEffect(() => {
    if (closedAnnouncement.read() === id) document.getElementById(id)?.setAttribute('hidden', '')
  }, [id])
  return (
    <IconButton
      label="Close announcement"
      icon="x"
      className="absolute right-2 sm:right-[calc(var(--gutter)-0.75rem)]"
      onClick={() => {
        hide()
        closedAnnouncement.write(id)
      }}
    />
  )
}
