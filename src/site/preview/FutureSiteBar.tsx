'use client'

import { type FormEvent, useEffect, useId, useState } from 'react'
import { previewAddress } from '@/domain/releases/previewAddress'
import { formatMoment } from '@/domain/site/countdown'
import './futureSiteBar.css'

interface FutureSiteBarProps {
  /** short name of the site, in the address */
  site: string
  siteName: string
  timeZone: string
  release: { id: number; name: string } | null
  /** the shown time (ISO 8601), and on the site's clock */
  at: string
  clock: string
  /** milliseconds from now to the shown time */
  offsetMs: number
  /** of the preview, before the path of a page */
  base: string
}

/** Countdowns and opening hours of the page follow the shown time, too. */
const shiftClock = (offsetMs: number) =>
  `(function(){var D=Date,o=${Math.round(offsetMs)};window.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()+o)}static now(){return D.now()+o}}})()`

/**
 * The bar of a site's preview: which time and release are shown, and another time. Keeps links in the preview, and forms from sending
 * anything. Only previews render it: shoppers get none of it.
 */
export function FutureSiteBar({ site, siteName, timeZone, release, at, clock, offsetMs, base }: FutureSiteBarProps) {
  const id = useId()
  const [chosen, setChosen] = useState(clock)
  const [note, setNote] = useState('')
  useEffect(() => keepInPreview(base, () => setNote('Forms send nothing in a preview.')), [base])
  const show = (event: FormEvent) => {
    event.preventDefault()
    const path = window.location.pathname.slice(base.length) || '/'
    window.location.assign(previewAddress(site, release?.id ?? null, chosen || null, path))
  }
  return (
    <>
      {Math.abs(offsetMs) > 60_000 ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
        <script dangerouslySetInnerHTML={{ __html: shiftClock(offsetMs) }} />
      ) : null}
      <section aria-label="Preview" className="future-site-bar">
        <p>
          <strong>{siteName}</strong> as on {formatMoment(at, timeZone, { withYear: true })}
          {release ? `, with ${release.name}` : ''}
        </p>
        <form data-preview-form onSubmit={show}>
          <label htmlFor={id}>Another time</label>
          <input id={id} onChange={(event) => setChosen(event.target.value)} type="datetime-local" value={chosen} />
          <button type="submit">Show</button>
        </form>
        <p role="status">{note}</p>
      </section>
    </>
  )
}

function keepInPreview(base: string, onForm: () => void): () => void {
  const abort = new AbortController()
  const options = { capture: true, signal: abort.signal }
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#')) return
      if (/^\/(preview|api|admin)(\/|$)/.test(link.pathname)) return
      event.preventDefault()
      event.stopPropagation()
      window.location.assign(`${base}${link.pathname === '/' ? '' : link.pathname}${link.search}${link.hash}`)
    },
    options,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (form.hasAttribute('data-preview-form')) return
      event.preventDefault()
      event.stopPropagation()
      onForm()
    },
    options,
  )
  return () => abort.abort()
}
