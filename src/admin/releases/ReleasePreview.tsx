'use client'
import { useId, useState } from 'react'
import { clockIn } from '@/domain/releases/clock'
import { previewAddress } from '@/domain/releases/previewAddress'
import type { ReleaseDesk } from '@/domain/releases/releaseDesk'

/** Opens the whole site as it will be with the release, at a chosen time. */
export function ReleasePreview({ desk: { id, publishAt, sites, timeZone } }: { desk: ReleaseDesk }) {
  const fieldId = useId()
  const [at, setAt] = useState(clockIn(timeZone, publishAt ? new Date(publishAt) : new Date()))
  return (
    <div className="release-desk__actions">
      <label htmlFor={fieldId}>
        <span>Preview the site as on</span>
        <input id={fieldId} onChange={(event) => setAt(event.target.value)} type="datetime-local" value={at} />
      </label>
      {sites.map(({ id: site, slug, name }) => (
        <a
          className="release-control"
          href={previewAddress(slug, id, at || null)}
          key={site}
          rel="noopener"
          target="_blank"
        >
          Preview {name}
        </a>
      ))}
    </div>
  )
}
