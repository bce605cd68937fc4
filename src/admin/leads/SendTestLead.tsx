'use client'
import { Button, useFormFields } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import type { EnquiryKind } from '@/domain/leads/lead'
import './leads.css'
import { postJson } from './postJson'

interface TestLead {
  lead_id: number
  reference: string
}

/** Button in a form block that sends a test lead to the form's recipients. */
export function SendTestLead({ path }: { path: string }) {
  const block = path.slice(0, path.lastIndexOf('.'))
  const [kind, id, site] = useFormFields(([fields]) => [
    fields[`${block}.kind`]?.value as EnquiryKind | undefined,
    fields[`${block}.id`]?.value as string | undefined,
    fields.site?.value,
  ])
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<TestLead | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const siteId = Number(typeof site === 'object' && site !== null ? (site as { id: unknown }).id : site)
  if (!kind || !siteId) return null
  const send = async () => {
    setSending(true)
    const response = await postJson<TestLead>('/api/test-leads', { site: siteId, kind, formId: id })
    setSent(response.value ?? null)
    setProblem(response.problem ?? null)
    setSending(false)
  }
  return (
    <div className="forecourt-test-lead">
      <Button buttonStyle="secondary" disabled={sending} margin={false} onClick={send} size="small">
        {sending ? 'Sending …' : 'Send a test lead'}
      </Button>
      <span className="forecourt-quiet" role="status">
        {sent ? (
          <>
            Sent as{' '}
            <Link href={`/admin/inbox?tests=1&lead=${sent.lead_id}`} prefetch={false}>
              {sent.reference}
            </Link>
            . See the inbox for recipients.
          </>
        ) : (
          (problem ?? 'Sent to all recipients of this form, marked as a test. Not counted in reports.')
        )}
      </span>
    </div>
  )
}
