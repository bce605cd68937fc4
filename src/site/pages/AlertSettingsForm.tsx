import { ALERT_FREQUENCIES, type AlertFrequency, FREQUENCY_LABELS } from '@/domain/alerts/alertFrequency'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'

interface AlertSettingsProps {
  /** the address's alerts */
  alerts: {
    carFrequency: AlertFrequency | null
    isStopped: boolean
    searches: readonly { id: number; name: string; path: string; frequency: AlertFrequency; isConfirmed: boolean }[]
  }
  /** of the forms */
  token: string
  /** returns to the garage */
  fromGarage?: boolean
  stockNoun: { one: string; many: string }
  /** alerts of saved vehicles need an account */
  hasAccounts: boolean
}

const OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }))

/** The saved searches of an address, with how often each is told; and the alerts of its saved vehicles. Forms without script. */
export function AlertSettingsForm({ alerts, token, fromGarage, stockNoun, hasAccounts }: AlertSettingsProps) {
  const form = { token, fromGarage }
  return (
    <>
      {alerts.isStopped && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-warning-soft p-4">
          <p className="min-w-0">All emails are stopped. Your searches are kept.</p>
          <ActionForm {...form} action="resume">
            <Button type="submit" variant="secondary" size="sm">
              Start again
            </Button>
          </ActionForm>
        </div>
      )}
      {alerts.searches.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {alerts.searches.map(({ id, name, path, frequency, isConfirmed }) => (
            <li key={id} className="grid gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
              <div className="min-w-0">
                <p className="font-semibold break-words">
                  <Anchor href={path} className="underline underline-offset-3">
                    {name}
                  </Anchor>
                </p>
                {!isConfirmed && <p className="mt-0.5 text-sm text-muted">Press Confirm in our email to start it</p>}
              </div>
              <div className="flex flex-wrap items-end gap-2">
                <ActionForm {...form} action="change" search={id} className="flex items-end gap-2">
                  <Field label={`How often: ${name}`} hideLabel>
                    {(control) => <Select {...control} name="frequency" options={OPTIONS} defaultValue={frequency} />}
                  </Field>
                  <Button type="submit" variant="secondary">
                    Save<span className="sr-only"> how often: {name}</span>
                  </Button>
                </ActionForm>
                <ActionForm {...form} action="remove" search={id}>
                  <Button type="submit" variant="quiet">
                    Remove<span className="sr-only"> {name}</span>
                  </Button>
                </ActionForm>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasAccounts && (
        <ActionForm {...form} action="cars" className="mt-6 flex flex-wrap items-end gap-2">
          <Field label={`Price drops and sales of the ${stockNoun.many} you saved and watch`}>
            {(control) => (
              <Select
                {...control}
                name="frequency"
                options={[{ value: 'none', label: 'No emails' }, ...OPTIONS]}
                defaultValue={alerts.carFrequency ?? 'none'}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary">
            Save
          </Button>
        </ActionForm>
      )}
    </>
  )
}

interface ActionFormProps {
  token: string
  fromGarage?: boolean
  action: string
  search?: number
  className?: string
  children: React.ReactNode
}

/** A form that changes one thing. */
export function ActionForm({ token, fromGarage, action, search, className, children }: ActionFormProps) {
  return (
    <form method="post" action={`/api/alerts/${token}/settings`} className={className}>
      <input type="hidden" name="action" value={action} />
      {search !== undefined && <input type="hidden" name="search" value={search} />}
      {fromGarage && <input type="hidden" name="from" value="garage" />}
      {children}
    </form>
  )
}
