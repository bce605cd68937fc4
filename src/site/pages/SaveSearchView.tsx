import { ALERT_FREQUENCIES, FREQUENCY_LABELS } from '@/domain/alerts/alertFrequency'
import { searchConsentText } from '@/domain/alerts/savedSearch'
import { formatCount } from '@/domain/format'
import type { Site } from '@/domain/site/site'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { Field } from '@/ui/forms/Field'
import { RadioGroup } from '@/ui/forms/RadioGroup'
import { TextInput } from '@/ui/forms/TextInput'
import { Icon } from '@/ui/media/Icon'

interface SaveSearchViewProps {
  site: Site
  search: { name: string; path: string; found: number }
  /** verified email of the signed-in shopper */
  email: string | null
  /** as typed before */
  typedEmail: string
  done: 'saved' | 'confirm' | null
  error: string | null
}

const EMAIL_ID = 'alert-email'

/** Saves a search, by email alone or in the account: a form without script. */
export function SaveSearchView({ site, search, email, typedEmail, done, error }: SaveSearchViewProps) {
  if (done) return <SearchSaved {...{ site, search, done }} />
  return (
    <div className="container-page max-w-2xl py-10 md:py-section-space">
      <h1 className="heading-1">{search.found === 0 ? 'Tell me when one comes' : 'Save this search'}</h1>
      <p className="measure mt-3 mb-8 text-lg text-muted">
        We email you new matches, price drops and what is sold. Every email has a link that stops it.
      </p>
      {error && (
        <div className="mb-6">
          <ErrorSummary problems={[{ message: error, controlId: email ? undefined : EMAIL_ID }]} attempt={1} />
        </div>
      )}
      <form method="post" action="/api/saved-searches" className="card grid gap-6 p-card">
        <input type="hidden" name="search" value={search.path} />
        <div>
          <p className="text-sm font-semibold">Your search</p>
          <p className="mt-1 text-lg break-words">{search.name}</p>
          <p className="numbers mt-1 text-sm text-muted">
            {search.found === 0 ? 'None in stock now' : `${formatCount(search.found, site.stockNoun)} in stock now`}
          </p>
        </div>
        {email ? (
          <p>
            Emails go to <strong className="break-words">{email}</strong>.
          </p>
        ) : (
          <Field label="Email" id={EMAIL_ID} required help="We send you a link to confirm it. You need no account.">
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                defaultValue={typedEmail}
              />
            )}
          </Field>
        )}
        <RadioGroup
          label="How often"
          name="frequency"
          defaultValue="daily"
          options={ALERT_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }))}
        />
        <p className="measure text-sm text-muted">
          {searchConsentText(site.name, 'daily').replace(' at most once a day', '')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg">
            {email ? 'Save search' : 'Send me the link'}
          </Button>
          <Button href={search.path} variant="quiet" size="lg">
            Back to the search
          </Button>
        </div>
      </form>
    </div>
  )
}

function SearchSaved({
  site,
  search,
  done,
}: Pick<SaveSearchViewProps, 'site' | 'search'> & { done: 'saved' | 'confirm' }) {
  const isSaved = done === 'saved'
  return (
    <div className="container-page max-w-2xl py-10 md:py-section-space">
      <Icon
        name={isSaved ? 'circle-check' : 'mail'}
        className={`size-10 ${isSaved ? 'text-positive-text' : 'text-muted'}`}
      />
      <h1 className="heading-1 mt-4">{isSaved ? 'Search saved' : 'Check your email'}</h1>
      <p className="measure mt-3 mb-8 text-lg text-muted">
        {isSaved
          ? `We email you when there is news about: ${search.name}.`
          : `We have sent you a link. Press Confirm there, and we tell you when there is news about: ${search.name}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button href={search.path} size="lg">
          Back to the search
        </Button>
        {isSaved && site.flags.garage && (
          <Anchor href={`${site.links.garage}#alerts`} className="button" data-variant="secondary" data-size="lg">
            {site.wording.myGarage}
          </Anchor>
        )}
      </div>
    </div>
  )
}
