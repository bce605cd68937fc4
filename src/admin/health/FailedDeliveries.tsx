'use client'
import { Button, toast } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { UndeliveredLead } from '@/data/leadAdmin/deliveryHealth'
import { LocalTime } from '../fields/LocalTime'
import { postJson } from '../leads/postJson'

/** Delay before a refresh, by when the worker has usually sent the delivery. */
const REFRESH_DELAY_MS = 2500

/** Failed deliveries with their errors; each or all can be resent. */
export function FailedDeliveries({ troubled }: { troubled: UndeliveredLead[] }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const dead = troubled.filter(({ status }) => status === 'dead').length
  const send = async (path: string, getMessage: (result: { queued?: number }) => string) => {
    setBusy(true)
    const { value, problem } = await postJson<{ queued?: number }>(path)
    if (value) {
      toast.success(getMessage(value))
      router.refresh()
      setTimeout(() => router.refresh(), REFRESH_DELAY_MS)
    } else toast.error(problem)
    setBusy(false)
  }
  return (
    <section>
      <header className="forecourt-health__head">
        <h2>Failed deliveries</h2>
        {dead > 1 ? (
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={() =>
              send('/api/leadDeliveries/resend-dead', ({ queued = 0 }) => `${queued} queued for resending.`)
            }
            size="small"
          >
            Resend all {dead}
          </Button>
        ) : null}
      </header>
      {troubled.length === 0 ? <p className="forecourt-quiet">No failed deliveries.</p> : null}
      <ul className="forecourt-health__troubled">
        {troubled.map((delivery) => (
          <li key={delivery.id}>
            <span className={`forecourt-pill forecourt-pill--${delivery.status === 'dead' ? 'bad' : 'soon'}`}>
              {delivery.status === 'dead' ? 'Not delivered' : 'Failing'}
            </span>
            <div>
              <p>
                <strong>{delivery.recipient}</strong> <span className="forecourt-quiet">{delivery.channel}</span>
              </p>
              <p className="forecourt-health__error">{delivery.lastError}</p>
              <p className="forecourt-quiet">
                {delivery.lead ? (
                  <>
                    <Link href={`/admin/inbox?lead=${delivery.lead.id}`} prefetch={false}>
                      {delivery.lead.name}, {delivery.lead.reference}
                    </Link>
                    {' · '}
                  </>
                ) : null}
                {delivery.attempts === 1 ? '1 attempt' : `${delivery.attempts} attempts`}, last{' '}
                <LocalTime at={delivery.updatedAt} />
                {delivery.status === 'failed' && delivery.nextTryAt ? (
                  <>
                    , next <LocalTime at={delivery.nextTryAt} />
                  </>
                ) : null}
              </p>
            </div>
            <Button
              aria-label={`Resend to ${delivery.recipient}`}
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={() => send(`/api/leadDeliveries/${delivery.id}/resend`, () => 'Queued for resending.')}
              size="small"
            >
              Resend
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
