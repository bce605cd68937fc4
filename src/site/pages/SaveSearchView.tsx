import { searchConsentSummary, stockLine } from '@/domain/alerts/savedSearch'
import type { Site } from '@/domain/site/site'
import { EMAIL_ID, SaveSearchFields } from '@/stock/search/SaveSearchFields'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
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
        <SaveSearchFields
          search={search}
          inStock={stockLine(search.found, site)}
          consent={searchConsentSummary(site.name)}
          {...{ email, typedEmail }}
        />
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
