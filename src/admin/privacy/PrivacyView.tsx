import { Link, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { findPeople, type PersonRow } from '@/data/privacyDesk/findPeople'
import { getPerson } from '@/data/privacyDesk/getPerson'
import { getPrivacyStaff, type PrivacyStaff } from '@/data/privacyDesk/privacyStaff'
import { type DeskState, deskUrl, parseDeskQuery } from '@/domain/privacy/deskUrl'
import { parseIdentifier, parsePersonKey } from '@/domain/privacy/person'
import { toSearchParams } from '../inbox/toSearchParams'
import '../adminHidden.css'
import './privacy.css'
import { AdminView, requireViewUser } from '../AdminView'
import { PrivacyDesk } from './PrivacyDesk'
import { RetentionForecast } from './RetentionForecast'

/** /admin/privacy: requests of people about their data, and what is removed when. */
export async function PrivacyView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { payload, headers } = req
  const query = toSearchParams(view.searchParams)
  const user = requireViewUser(view, `/admin/privacy?${query}`)
  const access = await getPrivacyStaff({ payload, user, site: getSelectedSite(headers) })
  return (
    <AdminView view={view}>
      <SetStepNav nav={[{ label: 'Privacy desk' }]} />
      {access ? (
        <Desk access={access} state={parseDeskQuery(query)} />
      ) : (
        <p className="forecourt-notice">You do not have access to the privacy desk. Ask a manager for access.</p>
      )}
    </AdminView>
  )
}

async function Desk({ access, state }: { access: PrivacyStaff; state: DeskState }) {
  const { rights } = access
  const now = new Date()
  return (
    <main className="privacy">
      <header className="privacy-head">
        <h1>Privacy desk</h1>
        <nav aria-label="Privacy desk" className="privacy-tabs">
          <Link aria-current={state.tab === 'requests' ? 'page' : undefined} href={deskUrl({})} prefetch={false}>
            Requests
          </Link>
          <Link
            aria-current={state.tab === 'retention' ? 'page' : undefined}
            href={deskUrl({ tab: 'retention' })}
            prefetch={false}
          >
            Retention
          </Link>
          {rights.readLog ? (
            <Link href="/admin/collections/privacyLog" prefetch={false}>
              Log
            </Link>
          ) : null}
        </nav>
      </header>
      {state.tab === 'retention' ? (
        <RetentionForecast access={access} now={now} />
      ) : (
        <Suspense fallback={<Loading />}>
          <Requests access={access} now={now} state={state} />
        </Suspense>
      )}
    </main>
  )
}

/** A link to a person searches all their records before there is anything to show. */
const Loading = () => (
  <p className="privacy-soft" role="status">
    Loading …
  </p>
)

interface RequestsProps {
  access: PrivacyStaff
  state: DeskState
  now: Date
}

async function Requests({ access, state, now }: RequestsProps) {
  const people = await findInitialPeople(access, state)
  const open = state.open ?? findOnly(people)
  const person = open && (await getPerson(access, open.site, open.person, now))
  return (
    <PrivacyDesk
      // Resets the state for another site.
      key={access.staff.site ?? 'all'}
      now={now.toISOString()}
      people={people}
      person={person}
      rights={access.rights}
      severalSites={access.sites.length > 1}
      who={state.who}
    />
  )
}

/** The only person that was found, who is open at once, as after a search. */
function findOnly(people: readonly PersonRow[] | null): Pick<NonNullable<DeskState['open']>, 'site' | 'person'> | null {
  const [only, ...others] = people ?? []
  const person = only && others.length === 0 ? parsePersonKey(only.key) : null
  return only && person ? { site: only.site.id, person } : null
}

async function findInitialPeople(access: PrivacyStaff, { who }: DeskState) {
  const identifier = who ? parseIdentifier(who) : null
  return identifier ? findPeople(access, identifier) : null
}
