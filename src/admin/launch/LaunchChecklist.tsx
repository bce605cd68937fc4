'use client'
import { Button } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import { canLaunch, type LaunchStep } from '@/domain/site/launch'
import { postJson } from '../leads/postJson'
import '../adminHidden.css'
import './launch.css'

interface LaunchState {
  steps: LaunchStep[]
  launchedAt: string | null
  problems?: string[]
}
type Action = 'preview' | 'confirmLegal' | 'check' | 'launch' | 'takeDown'

/** The steps to a launch with their progress, a test lead, the preview, and the launch itself. */
export function LaunchChecklist({ site, initial }: { site: { id: number; name: string }; initial: LaunchState }) {
  const [state, setState] = useState(initial)
  const [busy, setBusy] = useState<Action | 'testLead' | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const { steps, launchedAt, problems } = state
  const required = steps.filter(({ isRequired }) => isRequired)
  const done = required.filter(({ isDone }) => isDone).length

  const run = async (action: Action) => {
    setBusy(action)
    setMessage(null)
    const answer = await postJson<LaunchState & { url?: string }>('/api/launch', { site: site.id, action })
    setBusy(null)
    if (answer.value?.url) return window.open(answer.value.url, '_blank', 'noopener')
    if (answer.value) setState(answer.value)
    setMessage(
      answer.problem ?? (action === 'check' && answer.value?.problems?.length === 0 ? 'No problems found.' : null),
    )
  }
  const sendTestLead = async () => {
    setBusy('testLead')
    const answer = await postJson<{ reference: string }>('/api/test-leads', { site: site.id, kind: 'general' })
    setBusy(null)
    setMessage(
      answer.value
        ? `Test lead ${answer.value.reference} is on its way. Check again in a moment.`
        : (answer.problem ?? null),
    )
  }

  return (
    <div className="launch">
      <header>
        <h1>{launchedAt ? `${site.name} is live` : `Launch ${site.name}`}</h1>
        <p>
          {launchedAt
            ? `Live since ${new Date(launchedAt).toLocaleDateString('en-AU', { dateStyle: 'long' })}. Search engines can find it.`
            : 'Only staff see this site. Strangers see “coming soon”, and search engines are kept out.'}
        </p>
        <progress aria-label="Required steps done" max={required.length} value={done} />
        <p>
          {done} of {required.length} required steps done.
        </p>
      </header>
      <ol>
        {steps.map((step) => (
          <li key={step.name} data-done={step.isDone}>
            <span aria-hidden className="launch__mark">
              {step.isDone ? '✓' : '○'}
            </span>
            <div>
              <h2>
                <Link href={step.link} prefetch={false}>
                  {step.title}
                </Link>
                {step.isRequired ? null : <small> optional</small>}
                <span className="admin-hidden">{step.isDone ? ', done' : ', missing'}</span>
              </h2>
              <p>{step.detail}</p>
            </div>
            {step.name === 'leads' && (
              <Button
                buttonStyle="secondary"
                disabled={busy !== null}
                margin={false}
                onClick={sendTestLead}
                size="small"
              >
                Send a test lead
              </Button>
            )}
            {step.name === 'legal' && !step.isDone && (
              <Button
                buttonStyle="secondary"
                disabled={busy !== null}
                margin={false}
                onClick={() => run('confirmLegal')}
                size="small"
              >
                I have read both
              </Button>
            )}
          </li>
        ))}
      </ol>
      {problems && problems.length > 0 ? (
        <div role="alert">
          <h2>Mend before the launch</h2>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p role="status">{busy === 'launch' || busy === 'check' ? 'Checking links, prices and colours …' : message}</p>
      <div className="launch__actions">
        <Button disabled={busy !== null} buttonStyle="secondary" margin={false} onClick={() => run('preview')}>
          Preview the site
        </Button>
        <Button disabled={busy !== null} buttonStyle="secondary" margin={false} onClick={() => run('check')}>
          Check again
        </Button>
        {launchedAt ? (
          <Button disabled={busy !== null} buttonStyle="secondary" margin={false} onClick={() => run('takeDown')}>
            Hide it from strangers again
          </Button>
        ) : (
          <Button disabled={busy !== null || !canLaunch(steps)} margin={false} onClick={() => run('launch')}>
            Launch
          </Button>
        )}
      </div>
    </div>
  )
}
