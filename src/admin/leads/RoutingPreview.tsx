'use client'
import { Button } from '@payloadcms/ui'
import Link from 'next/link'
import { type FormEvent, useState } from 'react'
import type { RoutingPreview as RoutingResult } from '@/data/leadAdmin/routingPreview'
import { ENQUIRY_CATEGORIES, ENQUIRY_KIND_DETAILS } from '@/domain/leads/enquiryKinds'
import { ENQUIRY_KINDS, type EnquiryKind } from '@/domain/leads/lead'
import { CAR_TYPES } from '@/domain/stock/carType'
import './leads.css'
import { postJson } from './postJson'

export interface TesterSite {
  id: number
  name: string
  locations: { id: number; name: string }[]
  makes: string[]
}

const getValue = (form: FormData, name: string) => String(form.get(name) ?? '') || undefined

/** "Who gets this?": shows the recipients of a described lead, and can send it as a test. */
export function RoutingPreview({ sites }: { sites: TesterSite[] }) {
  const [siteId, setSiteId] = useState(sites[0]?.id ?? 0)
  const [kind, setKind] = useState<EnquiryKind>('car')
  const [result, setResult] = useState<RoutingResult | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [test, setTest] = useState<{ lead_id: number; reference: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const site = sites.find(({ id }) => id === siteId)
  const reset = () => {
    setResult(null)
    setTest(null)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const isTest = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'test'
    const lead = {
      site: siteId,
      kind,
      category: getValue(form, 'category'),
      location: Number(form.get('location')) || null,
      carType: getValue(form, 'carType') ?? null,
    }
    setBusy(true)
    if (isTest) {
      const response = await postJson<{ lead_id: number; reference: string }>('/api/test-leads', lead)
      setTest(response.value ?? null)
      setProblem(response.problem ?? null)
    } else {
      const response = await postJson<RoutingResult>('/api/lead-routing', {
        ...lead,
        make: getValue(form, 'make') ?? null,
      })
      setResult(response.value ?? null)
      setTest(null)
      setProblem(response.problem ?? null)
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="who-gets-this" className="forecourt-who">
      <h2 id="who-gets-this">Who gets this?</h2>
      <form onChange={reset} onSubmit={submit}>
        <p className="forecourt-who__sentence">
          <span>A lead by the form</span>
          <select aria-label="Form" onChange={({ target }) => setKind(target.value as EnquiryKind)} value={kind}>
            {ENQUIRY_KINDS.map((value) => (
              <option key={value} value={value}>
                {ENQUIRY_KIND_DETAILS[value].category}
              </option>
            ))}
          </select>
          {kind === 'general' ? (
            <>
              <span>filed under</span>
              <select aria-label="Category" name="category">
                {ENQUIRY_CATEGORIES.map((category) => (
                  <option key={category}>{category}</option>
                ))}
              </select>
            </>
          ) : null}
          <span>for</span>
          {sites.length > 1 ? (
            <select aria-label="Site" onChange={({ target }) => setSiteId(Number(target.value))} value={siteId}>
              {sites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          ) : null}
          <select aria-label="Location" key={siteId} name="location">
            <option value="">no location</option>
            {site?.locations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <span>about</span>
          <select aria-label="Car condition" name="carType">
            <option value="">no car</option>
            {CAR_TYPES.map((type) => (
              <option key={type} value={type}>
                a {type} car
              </option>
            ))}
          </select>
          {site && site.makes.length > 0 ? (
            <select aria-label="Car make" name="make">
              <option value="">of any make</option>
              {site.makes.map((make) => (
                <option key={make} value={make}>
                  of {make}
                </option>
              ))}
            </select>
          ) : null}
          <Button buttonStyle="primary" disabled={busy} margin={false} size="small" type="submit">
            Show
          </Button>
        </p>
        <div aria-live="polite">
          {problem ? <p className="forecourt-warning">{problem}</p> : null}
          {result ? (
            <>
              <Recipients result={result} />
              <p className="forecourt-who__test">
                <button className="forecourt-textbutton" disabled={busy} name="as" type="submit" value="test">
                  Send as a test lead
                </button>
                {test ? (
                  <span>
                    Sent as{' '}
                    <Link href={`/admin/inbox?tests=1&lead=${test.lead_id}`} prefetch={false}>
                      {test.reference}
                    </Link>
                    .
                  </span>
                ) : (
                  <span className="forecourt-quiet">
                    Sent to these recipients, marked as a test. Not counted in reports.
                  </span>
                )}
              </p>
            </>
          ) : null}
        </div>
      </form>
    </section>
  )
}

function Recipients({ result }: { result: RoutingResult }) {
  if (result.recipients.length === 0)
    return (
      <p className="forecourt-warning">
        No recipients. No rule matches, and neither the location nor the site has an email address.
      </p>
    )
  return (
    <>
      <ul className="forecourt-who__list">
        {result.recipients.map(({ how, recipient, because: reason }) => (
          <li key={`${how} ${recipient}`}>
            <strong>{recipient}</strong>
            <span>{how}</span>
            <span className="forecourt-quiet">{reason}</span>
          </li>
        ))}
      </ul>
      <p className="forecourt-quiet">
        {result.receipt
          ? 'The shopper gets a confirmation email.'
          : 'The shopper gets no confirmation email: it is turned off for this site.'}
        {result.idle.length > 0 ? ` Matching rules without effect: ${result.idle.join(', ')}.` : ''}
      </p>
    </>
  )
}
