'use client'

import { useEffect, useState } from 'react'
import { isLeadReference } from '@/domain/leads/leadReference'
import { Container } from '@/ui/layout/Container'
import { Icon } from '@/ui/media/Icon'
import { sentNote } from './formDraft'

/**
 * The reference of an enquiry that was just sent and its booked time, on whichever page its form leads to; nothing on
 * any other visit.
 */
export function SentReference() {
  const [reference, setReference] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    const param = new URLSearchParams(window.location.search).get('reference') ?? ''
    if (!isLeadReference(param)) return
    setReference(param)
    setNote(sentNote(param).read().note)
  }, [])
  if (reference === null) return null
  return (
    <Container className="pt-6">
      <p role="status" className="flex items-start gap-3 rounded-control bg-positive-soft p-4">
        <Icon name="circle-check" className="mt-0.5 size-5 flex-none text-positive-text" />
        <span>
          {note && <strong className="block">{note}</strong>}
          We have received your enquiry. Your reference is <strong className="numbers">{reference}</strong>. Quote it if
          you call us.
        </span>
      </p>
    </Container>
  )
}
