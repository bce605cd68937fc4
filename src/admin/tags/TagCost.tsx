'use client'
import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type TagCost as Cost, listOverBudget, MEASURED, MEASURING_MS, type Measurement } from '@/domain/tags/tagCost'
import { postJson } from '../leads/postJson'

/** Milliseconds after which a page that has sent nothing has failed. */
const TIMEOUT_MS = MEASURING_MS.max + 15_000

/** What the saved tag costs a page, measured in this browser in a frame that has nothing but the tag. */
export function TagCost() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const [cost, setCost] = useState<Cost | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isMeasuring, setIsMeasuring] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (!id) return
    const controller = new AbortController()
    fetch(`/api/tag-cost/${id}`, { credentials: 'include', signal: controller.signal })
      .then(async (response) => {
        if (response.ok) setCost(((await response.json()) as { cost: Cost | null }).cost)
      })
      .catch(() => {})
    return () => controller.abort()
  }, [id])

  useEffect(() => {
    if (!isMeasuring) return
    const finish = (next: string | null) => {
      setProblem(next)
      setIsMeasuring(false)
    }
    const timer = setTimeout(() => finish('The page did not answer. Try again.'), TIMEOUT_MS)
    const onMessage = async ({ source, data }: MessageEvent<{ name?: string; measurement?: Measurement }>) => {
      if (source !== frame.current?.contentWindow || data?.name !== MEASURED) return
      clearTimeout(timer)
      const answer = await postJson<{ cost: Cost }>(`/api/tag-cost/${id}`, data.measurement)
      if (answer.value) setCost(answer.value.cost)
      finish(answer.problem ?? null)
    }
    addEventListener('message', onMessage)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
    }
  }, [isMeasuring, id])

  if (!id) return null
  return (
    <section aria-labelledby="tag-cost" className="field-type forecourt-tag-cost">
      <h3 id="tag-cost">Cost</h3>
      <div aria-live="polite">
        {problem ? <p role="alert">{problem}</p> : null}
        {isMeasuring ? <p>Measuring, up to 20 seconds…</p> : cost ? <CostText cost={cost} /> : <p>Not measured yet.</p>}
      </div>
      <Button
        buttonStyle="secondary"
        disabled={isMeasuring || isModified}
        margin={false}
        onClick={() => setIsMeasuring(true)}
        size="small"
      >
        {cost ? 'Measure again' : 'Measure'}
      </Button>
      <p className="forecourt-quiet">
        {isModified
          ? 'Save first: what is saved is measured.'
          : 'Runs the saved tag in this browser, with every consent. The service counts one visit.'}
      </p>
      {isMeasuring ? (
        <iframe
          className="forecourt-tag-cost__frame"
          ref={frame}
          sandbox="allow-scripts"
          src={`/api/tag-cost/${id}/page`}
          title="The tag alone"
        />
      ) : null}
    </section>
  )
}

function CostText({ cost }: { cost: Cost }) {
  const { bytes, requests, unknown, blockingMs, measuredAt } = cost
  const over = listOverBudget(cost)
  return (
    <>
      <p>
        {unknown < requests ? `${Math.round(bytes / 1000).toLocaleString('en-AU')} KB in ` : ''}
        {requests === 1 ? '1 request' : `${requests} requests`}
        {unknown > 0 ? ` (${unknown} without a known size)` : ''}
        {`, blocks the page for ${blockingMs} ms on this kind of computer. Phones take several times as long.`}
      </p>
      {over.length > 0 ? (
        <ul className="forecourt-tag-cost__over">
          {over.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <p>Within the budget.</p>
      )}
      <p className="forecourt-quiet">{`Measured on ${new Date(measuredAt).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' })}.`}</p>
    </>
  )
}
