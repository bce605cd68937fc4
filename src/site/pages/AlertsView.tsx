import type { AlertFrequency } from '@/domain/alerts/alertFrequency'
import { FREQUENCY_LABELS } from '@/domain/alerts/alertFrequency'
import { hasAccounts } from '@/domain/site/signInGates'
import type { Site } from '@/domain/site/site'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/content/EmptyState'
import { Icon } from '@/ui/media/Icon'
import { ActionForm, AlertSettingsForm } from './AlertSettingsForm'

interface ConfirmSearchViewProps {
  site: Site
  token: string
  search: { name: string; path: string; frequency: AlertFrequency; isConfirmed: boolean }
}

/** The page behind the link of a confirmation: asks first, since mail scanners open links. */
export function ConfirmSearchView({ site, token, search }: ConfirmSearchViewProps) {
  const { name, path, frequency, isConfirmed } = search
  return (
    <div className="container-page max-w-2xl py-10 md:py-section-space">
      <Icon
        name={isConfirmed ? 'circle-check' : 'mail'}
        className={`size-10 ${isConfirmed ? 'text-positive-text' : 'text-muted'}`}
      />
      <h1 className="heading-1 mt-4">{isConfirmed ? 'Your alert is on' : 'Confirm your alert'}</h1>
      <p className="measure mt-3 mb-8 text-lg break-words text-muted">
        {name}. {FREQUENCY_LABELS[frequency]}, by email from {site.name}.
      </p>
      {isConfirmed ? (
        <Button href={path} size="lg">
          See the search
        </Button>
      ) : (
        <ActionForm token={token} action="confirm">
          <Button type="submit" size="lg">
            Confirm
          </Button>
        </ActionForm>
      )}
    </div>
  )
}

interface AlertsViewProps {
  site: Site
  token: string
  alerts: Parameters<typeof AlertSettingsForm>[0]['alerts'] & { email: string }
  /** what was just changed */
  done: string | null
}

/** Where the links of alerts lead: what an address gets, to change and to stop, without signing in. */
export function AlertsView({ site, token, alerts, done }: AlertsViewProps) {
  return (
    <div className="container-page max-w-3xl py-10 md:py-section-space">
      <h1 className="heading-1">Your alerts</h1>
      <p className="measure mt-3 mb-8 text-lg break-words text-muted">
        What {site.name} emails to {alerts.email}.
      </p>
      {done && (
        <p role="status" className="mb-6 font-semibold text-positive-text">
          {done === 'stop' ? 'You get no more of these emails.' : 'Saved.'}
        </p>
      )}
      {alerts.searches.length === 0 && (
        <EmptyState
          title="No saved searches"
          headingLevel={2}
          actions={<Button href={site.links.stock}>See our {site.stockNoun.many}</Button>}
        >
          Press Save this search on any results, and they are here.
        </EmptyState>
      )}
      <AlertSettingsForm
        {...{ alerts, token }}
        stockNoun={site.stockNoun}
        hasAccounts={hasAccounts(site.flags) && alerts.carFrequency !== null}
      />
      {!alerts.isStopped && (
        <ActionForm token={token} action="stop">
          <Button type="submit" variant="secondary" className="mt-10">
            Stop all emails
          </Button>
        </ActionForm>
      )}
    </div>
  )
}
