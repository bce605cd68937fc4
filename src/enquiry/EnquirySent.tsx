'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/ui/media/Icon'

interface EnquirySentProps {
  reference: string
  /** the booked time or held car */
  note?: string | null
}

/** The confirmation of a sent enquiry. Takes focus, so that screen readers read it. */
export function EnquirySent({ reference, note }: EnquirySentProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status" className="card p-card outline-none">
      <Icon name="circle-check" className="size-9 text-positive-text" />
      <p className="heading-3 mt-3">Thank you. We have your message.</p>
      {note && <p className="mt-2 font-semibold">{note}</p>}
      <p className="mt-2 text-muted">
        Your reference is <strong className="numbers text-ink">{reference}</strong>. Quote it if you call us.
      </p>
    </div>
  )
}
