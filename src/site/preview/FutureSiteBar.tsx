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

const FORM_HELD = 'forecourt:preview-form'

/**
 * Runs before anything of the page can be clicked: links open their page in the preview, and forms send nothing. Countdowns and opening
 * hours follow the shown time.
 */
function pageScript(base: string, offsetMs: number): string {
  const clock = `var D=Date;window.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()+${Math.round(offsetMs)})}static now(){return D.now()+${Math.round(offsetMs)}}};`
  const links = `addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[href]');if(!a||a.origin!==location.origin||a.getAttribute('href')[0]==='#'||/^\\/(preview|api|admin)(\\/|$)/.test(a.pathname))return;e.preventDefault();e.stopImmediatePropagation();location.assign(${JSON.stringify(base)}+(a.pathname==='/'?'':a.pathname)+a.search+a.hash)},true);`
  const forms = `addEventListener('submit',function(e){if(e.target.hasAttribute('data-preview-form'))return;e.preventDefault();e.stopImmediatePropagation();dispatchEvent(new Event('${FORM_HELD}'))},true);`
  return `(function(){${Math.abs(offsetMs) > 60_000 ? clock : ''}${links}${forms}})()`.replaceAll('<', '\\u003c')
}

/**
 * The bar of a site's preview: which time and release are shown, and another time. Keeps links in the preview, and forms from sending
 * anything. Only previews render it: shoppers get none of it.
 */
export function FutureSiteBar({ site, siteName, timeZone, release, at, clock, offsetMs, base }: FutureSiteBarProps) {
  const id = useId()
  const [chosen, setChosen] = useState(clock)
  const [note, setNote] = useState('')
  useEffect(() => {
    const tell = () => setNote('Forms send nothing in a preview.')
    window.addEventListener(FORM_HELD, tell)
    return () => window.removeEventListener(FORM_HELD, tell)
  }, [])
  const show = (event: FormEvent) => {
    event.preventDefault()
    const path = window.location.pathname.slice(base.length) || '/'
    window.location.assign(previewAddress(site, release?.id ?? null, chosen || null, path))
  }
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script dangerouslySetInnerHTML={{ __html: pageScript(base, offsetMs) }} />
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
