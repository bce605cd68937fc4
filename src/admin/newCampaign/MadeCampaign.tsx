import { Button } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import type { MadeOnSite } from '@/domain/campaigns/madeCampaign'
import { formatMoment } from '@/domain/site/countdown'
import { postJson } from '../leads/postJson'

const describeState = (made: readonly MadeOnSite[]): string => {
  const release = made[0]?.release
  if (release) return release.isScheduled ? 'scheduled' : 'ready to publish'
  return made.every(({ startsAt }) => startsAt === null) ? 'live' : 'scheduled'
}

/** What a campaign made on each site, when it starts and ends, and how to take it back. */
export function MadeCampaign({ name, made }: { name: string; made: readonly MadeOnSite[] }) {
  const [state, setState] = useState<'made' | 'undoing' | 'undone'>('made')
  const [problem, setProblem] = useState<string | null>(null)
  const release = made[0]?.release ?? null
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it was made, and when it was taken back
  useEffect(() => heading.current?.focus(), [state === 'undone'])

  const undo = async () => {
    setState('undoing')
    const answer = await postJson('/api/campaigns/undo', { sites: made.map((site) => site.undo) })
    setProblem(answer.problem ?? null)
    setState(answer.problem ? 'made' : 'undone')
  }

  if (state === 'undone')
    return (
      <div className="forecourt-new-site">
        <h1 ref={heading} tabIndex={-1}>
          {name} is taken back
        </h1>
        <p>
          Its pages, offers, promo cards and tiles are in the trash for 30 days. Menu items and announcements are
          removed. The pictures stay under Media.
        </p>
      </div>
    )
  return (
    <div className="forecourt-new-site forecourt-new-campaign">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {name} is {describeState(made)}
        </h1>
        <p>
          {release ? (
            <>
              Everything below is in the release{' '}
              <Link href={`/admin/collections/releases/${release.id}`} prefetch={false}>
                {release.name}
              </Link>
              , where you preview it and {release.isScheduled ? 'change its time' : 'publish it'}.{' '}
            </>
          ) : null}
          Everything below ends by itself.
        </p>
      </header>
      {made.map((site) => (
        <section aria-label={site.name} className="forecourt-new-campaign__site" key={site.site}>
          <h2>{site.name}</h2>
          <p>
            {site.startsAt
              ? `Starts ${formatMoment(site.startsAt, site.timeZone, { withYear: true })}. `
              : release
                ? ''
                : 'Live now. '}
            Ends {formatMoment(site.endsAt, site.timeZone, { withYear: true })}.
          </p>
          <ul>
            {site.items.map(({ kind, title, href, isDraft }) => (
              <li key={`${kind} ${href} ${title}`}>
                <span>{kind}</span>
                <Link href={href} prefetch={false}>
                  {title}
                </Link>
                <span>
                  {release
                    ? 'in the release'
                    : site.startsAt === null
                      ? 'live'
                      : isDraft
                        ? 'draft, published at the start'
                        : 'shown from the start'}
                </span>
              </li>
            ))}
          </ul>
          {site.findings.length > 0 ? (
            <div className="forecourt-new-campaign__findings">
              <h3>Have a look at</h3>
              <ul>
                {site.findings.map(({ what, message, href, isSerious }) => (
                  <li data-serious={isSerious} key={`${href} ${message}`}>
                    <span>
                      {what ? `${what}: ` : ''}
                      {message}
                    </span>
                    {href ? (
                      <Link aria-label={`Show the field: ${message}`} href={href} prefetch={false}>
                        Show
                      </Link>
                    ) : null}
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <p className="forecourt-new-campaign__links">
            <a href={site.link} rel="noopener" target="_blank">
              {site.link}
            </a>{' '}
            <a
              download
              href={`/api/campaign-codes/${site.page}?${new URLSearchParams({ format: 'png', link: site.codeLink, download: '1' })}`}
            >
              QR code (PNG)
            </a>
          </p>
        </section>
      ))}
      {problem ? (
        <p className="forecourt-new-site__problems" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="forecourt-new-site__actions">
        <Button buttonStyle="secondary" disabled={state === 'undoing'} margin={false} onClick={undo}>
          {state === 'undoing' ? 'Taking it back …' : 'Undo all of it'}
        </Button>
      </div>
    </div>
  )
}
