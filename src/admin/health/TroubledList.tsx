'use client'
import { Button, toast } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { TroubledDelivery } from '@/data/leadAdmin/deliveryHealth'
import { LocalTime } from '../fields/LocalTime'
import { postJson } from '../leads/postJson'

/** How long after asking for a delivery the worker has usually made it. */
const SENT_AFTER_MS = 2500

/** What did not arrive, each with the fault in the receiver's words, to be sent again one by one or all together. */
export function TroubledList({ troubled }: { troubled: TroubledDelivery[] }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const dead = troubled.filter(({ status }) => status === 'dead').length
  const send = async (path: string, done: (answer: { queued?: number }) => string) => {
    setBusy(true)
    const { value, problem } = await postJson<{ queued?: number }>(path)
    if (value) {
      toast.success(done(value))
      router.refresh()
      setTimeout(() => router.refresh(), SENT_AFTER_MS)
    } else toast.error(problem)
    setBusy(false)
  }
  return (
    <section>
      <header className="forecourt-health__head">
        <h2>Not arrived</h2>
        {dead > 1 ? (
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={() =>
              send('/api/leadDeliveries/resend-dead', ({ queued = 0 }) => `${queued} are being sent again.`)
            }
            size="small"
          >
            Send all {dead} again
          </Button>
        ) : null}
      </header>
      {troubled.length === 0 ? <p className="forecourt-quiet">Nothing. Failed deliveries would stand here.</p> : null}
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
              <p className="forecourt-health__fault">{delivery.lastError}</p>
              <p className="forecourt-quiet">
                {delivery.lead ? (
                  <>
                    <Link href={`/admin/inbox?lead=${delivery.lead.id}`} prefetch={false}>
                      {delivery.lead.name}, {delivery.lead.reference}
                    </Link>
                    {' · '}
                  </>
                ) : null}
                {delivery.attempts === 1 ? 'tried once' : `tried ${delivery.attempts} times`}, last{' '}
                <LocalTime at={delivery.updatedAt} />
                {delivery.status === 'failed' && delivery.nextTryAt ? (
                  <>
                    , next <LocalTime at={delivery.nextTryAt} />
                  </>
                ) : null}
              </p>
            </div>
            <Button
              aria-label={`Send again to ${delivery.recipient}`}
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={() => send(`/api/leadDeliveries/${delivery.id}/resend`, () => 'It is being sent again.')}
              size="small"
            >
              Send again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
