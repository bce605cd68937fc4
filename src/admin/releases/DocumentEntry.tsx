'use client'
import { Link } from '@payloadcms/ui'
import { FIELD_PARAMETER } from '@/domain/find/findWords'
import type { ReleaseDocument } from '@/domain/releases/releaseDesk'

const STATE_WORDS: Readonly<Record<ReleaseDocument['state'], string>> = {
  new: 'goes live for the first time',
  changed: '',
  unchanged: 'nothing to publish: no draft, or the same as live',
  trashed: 'is in the trash: restore it or take it out',
  missing: 'is gone: take it out',
  hidden: '',
}

/** "9:00 am on 2 Dec" on the clock of the release. */
const describeStart = (at: string, timeZone: string) => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone, ...options }).format(new Date(at))
  return `${part({ hour: 'numeric', minute: '2-digit' })} on ${part({ day: 'numeric', month: 'short' })}`
}

interface DocumentEntryProps {
  document: ReleaseDocument
  /** whether its release is published */
  isLive: boolean
  timeZone: string
  isOpen: boolean
  onRemove: () => void
}

/** A document of a release: what it changes, and what the check before publishing finds. */
export function DocumentEntry({ document, isLive, isOpen, timeZone, onRemove }: DocumentEntryProps) {
  const { kind, title, site, href, state, startsAt, changes, findings, isChecked, waitsForApproval } = document
  const starts = startsAt && new Date(startsAt) > new Date() ? `starts ${describeStart(startsAt, timeZone)}` : ''
  const words = isLive && state === 'new' ? 'went live for the first time' : STATE_WORDS[state]
  return (
    <li>
      <div className="release-documents__head">
        <span className="release-documents__kind">{kind}</span>
        {href ? <Link href={href}>{title}</Link> : <span>{title}</span>}
        <span className="release-documents__site">{[site, words, starts].filter(Boolean).join(', ')}</span>
        {waitsForApproval ? <span className="release-state">Waits for approval</span> : null}
        {isOpen && state !== 'hidden' ? (
          <button aria-label={`Take out: ${kind} ${title}`} onClick={onRemove} type="button">
            Take out
          </button>
        ) : null}
      </div>
      {findings.length > 0 ? (
        <ul className="release-findings">
          {findings.map(({ field, message, isSerious }) => (
            <li data-serious={isSerious || undefined} key={`${field} ${message}`}>
              {message}{' '}
              {field ? (
                <Link aria-label={`Show the field: ${message}`} href={`${href}?${FIELD_PARAMETER}=${field}`}>
                  Show
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {isChecked ? null : <p className="release-desk__hint">Checking links, pictures and fields…</p>}
      {changes.length > 0 ? (
        <details>
          <summary>{changes.length === 1 ? '1 field changes' : `${changes.length} fields change`}</summary>
          <ul className="release-changes">
            {changes.map(({ field, before, after }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same label
              <li key={`${field} ${index}`}>
                <strong>{field}</strong>: {before === null ? <em>empty</em> : <del>{before}</del>} →{' '}
                {after === null ? <em>empty</em> : <ins>{after}</ins>}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}
