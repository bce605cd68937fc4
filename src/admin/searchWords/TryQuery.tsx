'use client'

import { Button, useDocumentInfo, useForm } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import './searchWords.css'
import { requestReading, type SearchReading } from './requestReading'

/** Shows what a typed search means on the site, with the form's search words, saved or not. */
export function TryQuery() {
  const { id } = useDocumentInfo()
  const { getData } = useForm()
  const [query, setQuery] = useState('')
  const [reading, setReading] = useState<SearchReading | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const fieldId = useId()

  const read = async () => {
    if (!id || query.trim() === '') return
    setIsReading(true)
    const result = await requestReading(Number(id), query, getData())
    setReading(result.reading ?? null)
    setProblem(result.problem ?? null)
    setIsReading(false)
  }
  const readOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would save the site.
    event.preventDefault()
    void read()
  }
  return (
    <div className="field-type forecourt-try">
      <label className="field-label" htmlFor={fieldId}>
        Try a search
      </label>
      <div className="forecourt-try__row">
        <input
          id={fieldId}
          type="text"
          maxLength={200}
          placeholder="used hilux under 40k near parramatta"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={readOnEnter}
        />
        <Button
          buttonStyle="secondary"
          disabled={isReading || !id || query.trim() === ''}
          margin={false}
          onClick={read}
          size="small"
        >
          Try
        </Button>
      </div>
      <p className="forecourt-quiet" role="status">
        {isReading ? 'Searching …' : !id && 'Save the site to try searches.'}
      </p>
      {problem ? <p role="alert">{problem}</p> : null}
      {reading ? <Reading reading={reading} /> : null}
    </div>
  )
}

function Reading({ reading: { parts, text, count, example } }: { reading: SearchReading }) {
  return (
    <dl className="forecourt-try__reading">
      <dt>Understood</dt>
      <dd>
        {parts.length === 0
          ? 'Nothing: every word is searched as text.'
          : parts.map(({ words, label }) => (
              <span key={`${words} ${label}`} className="forecourt-try__part">
                {words} <b>{label}</b>
              </span>
            ))}
      </dd>
      {text ? (
        <>
          <dt>Searched as text</dt>
          <dd>{text}</dd>
        </>
      ) : null}
      <dt>Finds</dt>
      <dd>{count === 0 ? 'Nothing in stock.' : `${count} in stock${example ? `, first ${example}` : ''}.`}</dd>
    </dl>
  )
}
