'use client'
import { Button, Link } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { CopyOverview, FieldDifference, SiteCopy } from '@/domain/copies'
import { AdminDialog } from '../AdminDialog'
import { requestCopies } from './requestCopies'
import './copies.css'

interface CopyDialogProps {
  /** of the document's copies */
  url: string
  title?: string
  /** what a copy is, and when it goes live */
  note?: string
  onClose: () => void
}

interface CopyResult {
  site: number
  leftOut?: string[]
  /** why it could not be copied */
  message?: string
}

const DOCUMENT_NOTE = 'A copy is a draft, with its pictures. It goes live when you publish it there.'

/** Where a document was copied to and how the copies differ by now, and a form that copies it to chosen sites. */
export function CopyDialog({ url, title = 'Copy to site', note = DOCUMENT_NOTE, onClose }: CopyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [overview, setOverview] = useState<CopyOverview | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [results, setResults] = useState<CopyResult[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const abort = new AbortController()
    void requestCopies<CopyOverview>(url, { signal: abort.signal }).then((answer) => {
      if (abort.signal.aborted) return
      if (typeof answer === 'string') setProblem(answer)
      else setOverview(answer)
    })
    return () => abort.abort()
  }, [url])

  const copy = async () => {
    setIsBusy(true)
    setProblem(null)
    const body = JSON.stringify({ sites: [...chosen] })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await requestCopies<{ results: CopyResult[] }>(url, { method: 'POST', headers, body })
    const next = typeof answer === 'string' ? answer : await requestCopies<CopyOverview>(url)
    setIsBusy(false)
    if (typeof answer === 'string') return setProblem(answer)
    setResults(answer.results)
    setChosen(new Set())
    if (typeof next !== 'string') setOverview(next)
  }
  const toggle = (site: number) => {
    const next = new Set(chosen)
    if (!next.delete(site)) next.add(site)
    setChosen(next)
  }

  return (
    <AdminDialog className="copies" onClose={onClose} ref={dialog} title={title}>
      {overview?.source ? <SourceNote source={overview.source} /> : null}
      {overview && overview.sites.length === 0 ? <p>You may write such documents on this site only.</p> : null}
      {overview && overview.sites.length > 0 ? (
        <fieldset>
          <legend>{note}</legend>
          {overview.sites.map(({ id: site, name, copy: made }) => (
            <div className="copies__site" key={site}>
              <label>
                <input checked={chosen.has(site)} disabled={isBusy} onChange={() => toggle(site)} type="checkbox" />
                {name}
              </label>
              {made ? <CopyNote copy={made} /> : null}
              <ResultNote result={results.find((result) => result.site === site)} />
            </div>
          ))}
        </fieldset>
      ) : null}
      <p className="copies__status" role="status">
        {problem ?? (isBusy ? 'Copying…' : overview ? '' : 'Loading…')}
      </p>
      <div className="forecourt-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
          Close
        </Button>
        <Button disabled={isBusy || chosen.size === 0} margin={false} onClick={() => void copy()}>
          {chosen.size > 1 ? `Copy to ${chosen.size} sites` : 'Copy'}
        </Button>
      </div>
    </AdminDialog>
  )
}

function SourceNote({ source }: { source: NonNullable<CopyOverview['source']> }) {
  const { href, title, site, differences, values } = source
  return (
    <>
      <p>
        This is a copy of <Link href={href}>{title}</Link> on {site}. {differenceText(differences)}
      </p>
      <DifferenceValues values={values} />
    </>
  )
}

/** What differs, with the texts of the source and of the copy. */
function DifferenceValues({ values = [] }: { values?: readonly FieldDifference[] }) {
  if (values.length === 0) return null
  return (
    <details className="copies__values">
      <summary>Show what differs</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Source</th>
            <th scope="col">Copy</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ field, source, copy }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{source ?? 'empty'}</td>
              <td>{copy ?? 'empty'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function CopyNote({ copy: { href, title, isCopy, differences, values } }: { copy: SiteCopy }) {
  return (
    <div className="copies__note">
      <Link href={href}>{title}</Link>:{' '}
      {isCopy
        ? `${differenceText(differences)} Copy again to replace its draft.`
        : 'it has one of its own. Copying replaces its draft; what is published stays.'}
      <DifferenceValues values={values} />
    </div>
  )
}

function ResultNote({ result }: { result: CopyResult | undefined }) {
  if (!result) return null
  if (result.message) return <span className="copies__problem">Not copied: {result.message}</span>
  const leftOut = result.leftOut ?? []
  return (
    <span className="copies__done">
      Copied as a draft.
      {leftOut.length > 0 ? ` Left out, because the site has no such ones: ${leftOut.join(', ')}.` : ''}
    </span>
  )
}

const differenceText = (differences: readonly string[]) =>
  differences.length === 0 ? 'The same by now.' : `Differs in ${differences.join(', ')}.`
