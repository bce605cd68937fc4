'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { CarFeed } from '@/data/stock/vehicleFeeds'
import './feeds.css'

/** Whether the feeds for Google and Meta have the saved car, and what mends it where they do not. */
export function CarFeeds() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const [feeds, setFeeds] = useState<readonly CarFeed[] | 'failed'>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each save
  useEffect(() => {
    if (!id) return
    const controller = new AbortController()
    fetch(`/api/car-feeds/${id}`, { credentials: 'include', signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The server answered ${response.status}`)
        setFeeds(((await response.json()) as { feeds: CarFeed[] }).feeds)
      })
      .catch(() => {
        if (!controller.signal.aborted) setFeeds('failed')
      })
    return () => controller.abort()
  }, [id, lastUpdateTime])

  if (!id || feeds.length === 0) return null
  return (
    <section aria-labelledby="car-feeds" className="field-type forecourt-car-feeds">
      <h3 id="car-feeds">Vehicle ads</h3>
      {feeds === 'failed' ? (
        <p className="forecourt-quiet">Could not be read. Load the page again.</p>
      ) : (
        <dl aria-live="polite">
          {feeds.map(({ name, label, inFeed }) => (
            <div data-state={inFeed.state} key={name}>
              <dt>{label}</dt>
              <dd>
                <Status inFeed={inFeed} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function Status({ inFeed }: Pick<CarFeed, 'inFeed'>) {
  switch (inFeed.state) {
    case 'in':
      return (
        <>
          <strong>In the feed</strong>
          {inFeed.note ? <p>{inFeed.note}</p> : null}
        </>
      )
    case 'out':
      return (
        <>
          <strong>Left out: it {inFeed.reason}</strong>
          <p>{inFeed.mend}</p>
        </>
      )
    case 'off':
      return (
        <>
          <strong>Off</strong>
          <p>The website has no feed for it. Turn it on under Sites, Features.</p>
        </>
      )
  }
}
