import type { ReactNode } from 'react'
import { formatPhone } from '@/domain/phone'
import type { Site } from '@/domain/site/site'
import type { ConsentEntry } from '@/server/shoppers/consents'
import { Button } from '@/ui/actions/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'

interface AccountViewProps {
  site: Site
  shopper: { name: string | null; email: string | null; phone: string | null }
  /** prizes that were won on the site */
  prizes: readonly { label: string; code: string; at: Date }[]
  /** what the email agreed to and withdrew, newest first */
  consents: readonly ConsentEntry[]
  /** other browsers that are signed in */
  others: number
  sendsTexts: boolean
  /** the name has just been saved */
  saved: boolean
  /** field that was refused */
  error?: string
}

const ERRORS: Record<string, string> = {
  name: 'Please use at most 80 characters for your name.',
  confirm: 'Tick the box to delete the account.',
}

/** A shopper's account: forms without script. */
export function AccountView({ site, shopper, prizes, consents, others, sendsTexts, saved, error }: AccountViewProps) {
  const message = error === undefined ? undefined : ERRORS[error]
  return (
    <div className="container-page max-w-3xl py-10 md:pb-section-space">
      <h1 className="heading-1">My account</h1>
      <p className="measure mt-3 mb-8 text-lg text-muted">
        Your details on this website of {site.name}, and what you can do with them.
      </p>
      {message && (
        <div className="mb-6">
          <ErrorSummary problems={[{ message }]} attempt={1} />
        </div>
      )}
      {saved && (
        <p role="status" className="mb-6 font-semibold text-positive-text">
          Saved.
        </p>
      )}
      <div className="grid gap-6">
        <Card heading="Your details">
          <dl className="divide-y divide-hairline">
            <Address label="Email" value={shopper.email} link={changeLink('account')} />
            {(sendsTexts || shopper.phone) && (
              <Address
                label="Mobile"
                value={shopper.phone && formatPhone(shopper.phone)}
                link={sendsTexts ? changeLink('account') : null}
              />
            )}
          </dl>
          <form
            method="post"
            action="/api/shopper/profile"
            className="mt-6 grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end"
          >
            <Field label="Name" optional>
              {(control) => (
                <TextInput
                  {...control}
                  name="name"
                  autoComplete="name"
                  maxLength={80}
                  defaultValue={shopper.name ?? ''}
                />
              )}
            </Field>
            <Button type="submit" variant="secondary">
              Save name
            </Button>
          </form>
        </Card>
        <Card heading="Where you are signed in">
          <p className="measure text-muted">
            {others === 0
              ? 'Only in this browser.'
              : `In this browser and ${others === 1 ? 'another one' : `${others} others`}.`}{' '}
            You stay signed in for 90 days after your last visit.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <SignOut label="Sign out" />
            <SignOut label="Sign out everywhere" everywhere />
          </div>
        </Card>
        {prizes.length > 0 && (
          <Card heading="Your prizes" id="prizes">
            <ul className="divide-y divide-hairline">
              {prizes.map(({ label, code, at }) => (
                <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
                  <span>
                    {label} <span className="text-sm text-muted">{formatDay(at, site.timeZone)}</span>
                  </span>
                  <strong className="numbers">{code}</strong>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {consents.length > 0 && (
          <Card heading="What you agreed to" id="consents">
            <ul className="divide-y divide-hairline">
              {consents.map(({ purpose, given, wording, at }) => (
                <li key={`${purpose} ${at.toISOString()}`} className="py-2.5">
                  <p className="font-semibold">
                    {PURPOSES[purpose]}: {given ? 'agreed' : 'ended'}
                    <span className="ml-2 text-sm font-normal text-muted">{formatDay(at, site.timeZone)}</span>
                  </p>
                  <p className="measure mt-0.5 text-sm text-muted">{wording}</p>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card heading="Your data">
          <p className="measure text-muted">
            A copy of your account: what you saved here, and your enquiries, bookings and payments on this website.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button href="/api/shopper/export?format=csv" variant="secondary" download>
              Download for a spreadsheet (CSV)
            </Button>
            <Button href="/api/shopper/export?format=json" variant="secondary" download>
              Download as JSON
            </Button>
          </div>
        </Card>
        <Card heading="Delete your account" id="delete">
          <p className="measure text-muted">
            Your account goes at once, with all that is saved in it. Enquiries that you sent stay with {site.name}: to
            have them erased, {site.email ? `write to ${site.email}` : 'ask us'}.
          </p>
          <form method="post" action="/api/shopper/account" className="mt-4 grid justify-items-start gap-4">
            <Checkbox label="Delete my account" name="confirm" value="delete" required />
            <Button type="submit" variant="secondary">
              Delete account
            </Button>
          </form>
        </Card>
      </div>
    </div>
  )
}

const PURPOSES: Record<ConsentEntry['purpose'], string> = {
  searchAlerts: 'Alerts of saved searches',
  carAlerts: 'Alerts of saved vehicles',
  reminders: 'Service reminders',
  news: 'News and offers',
  campaign: 'Terms of a campaign',
}

const formatDay = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)

/** The sign-in page, which adds the address that is verified there to the account. */
const changeLink = (type: 'account') =>
  `/sign-in?${new URLSearchParams({ type, redirect: '/account', back: '/account', attach: '1' })}`

function Card({ heading, id, children }: { heading: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="card p-card">
      <h2 className="heading-4 mb-3">{heading}</h2>
      {children}
    </section>
  )
}

function Address({ label, value, link }: { label: string; value: string | null; link: string | null }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4">
      <dt className="w-16 text-muted">{label}</dt>
      <dd className="min-w-0 flex-1 break-words">{value ?? 'None yet'}</dd>
      {link && (
        <dd>
          <Button href={link} variant="quiet" size="sm">
            {value ? 'Change' : 'Add'}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
        </dd>
      )}
    </div>
  )
}

function SignOut({ label, everywhere }: { label: string; everywhere?: boolean }) {
  return (
    <form method="post" action="/api/shopper/sign-out">
      {everywhere && <input type="hidden" name="everywhere" value="1" />}
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  )
}
