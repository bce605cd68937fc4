'use client'
import { useState } from 'react'
import { ACCOUNT_EVENTS, type AccountEventGroup } from '@/domain/accounts/accountEvents'
import { describeBrowser } from '@/domain/accounts/userAgent'
import { FullTime } from './FullTime'

/** Events shown at first. */
const FIRST_EVENTS = 5

/** Recent logins, failed tries and changes. */
export function AccountEvents({ events }: { events: AccountEventGroup[] }) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? events : events.slice(0, FIRST_EVENTS)
  return (
    <div className="account-card">
      <h3>Recent activity</h3>
      {events.length === 0 ? <p>Nothing in the last 90 days.</p> : null}
      <ul className="account-list">
        {shown.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <div>
              <strong className={ACCOUNT_EVENTS[event.kind].isFailure ? 'account-failure' : undefined}>
                {ACCOUNT_EVENTS[event.kind].text}
                {event.by ? ` by ${event.by}` : ''}
                {event.count > 1 ? `, ${event.count} times` : ''}
              </strong>
              <p>
                <FullTime at={event.at} /> · {describeBrowser(event.userAgent)}
                {event.address ? ` · ${event.address}` : ''}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {events.length > shown.length ? (
        <button className="account-link" onClick={() => setIsAll(true)} type="button">
          Show all {events.length}
        </button>
      ) : null}
    </div>
  )
}
