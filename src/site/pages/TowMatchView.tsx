import type { TowableVan } from '@/data/towing/vans'
import type { FieldError } from '@/domain/fieldErrors'
import type { Site } from '@/domain/site/site'
import {
  lacksBallLimit,
  TOW_VERDICT_LABELS,
  TOW_VERDICTS,
  type TowCapacity,
  type TowMatch,
  type TowVerdict,
  towHeading,
} from '@/domain/towing/towMatch'
import { TOW_FIELDS, type TowVehicle } from '@/domain/towing/towQuery'
import { TowChecks } from '@/towing/TowChecks'
import { TowForm } from '@/towing/TowForm'
import { TowNotes } from '@/towing/TowNotes'
import { VERDICT_ICONS } from '@/towing/verdictIcons'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { EmptyState } from '@/ui/content/EmptyState'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { Trail } from '../metadata/Trail'

const TITLE = 'What can I tow?'

export interface VanMatch {
  van: TowableVan
  match: TowMatch
}

interface TowMatchViewProps {
  site: Pick<Site, 'name' | 'links' | 'stockNoun' | 'domains'>
  vehicles: readonly TowVehicle[]
  vehicle: TowVehicle | null
  values: Record<string, string>
  errors: readonly FieldError[]
  /** null before a car is given */
  matches: readonly VanMatch[] | null
  /** what the car may tow; null before a car is chosen */
  capacity: TowCapacity | null
  /** the van that the shopper comes from */
  wanted: VanMatch | null
  /** the search of vans within the limits */
  searchUrl: string | null
}

/** Asks for a car, and lists the vans that it may tow, with the margin and the reason of each. */
export function TowMatchView(props: TowMatchViewProps) {
  const { vehicles, vehicle, values, errors, capacity, matches, wanted, searchUrl } = props
  const fitting = matches?.filter(({ match }) => match.verdict === 'fits' || match.verdict === 'close').length ?? 0
  const needsBallLimit =
    capacity !== null &&
    lacksBallLimit(
      capacity,
      (matches ?? []).map(({ match }) => match),
    )
  return (
    <div className="container-page py-8 md:pb-section-space">
      <Breadcrumbs items={[{ name: 'Home', url: '/' }, { name: TITLE }]} />
      <Trail site={props.site} steps={[{ name: TITLE, path: null }]} />
      <div className="mt-6 grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16">
        <div className="h-fit lg:sticky lg:top-24">
          <h1 className="heading-1">{TITLE}</h1>
          <p className="mt-3 mb-6 text-lg text-muted">Choose your car, or enter what its plates say.</p>
          <div className="mb-5">
            <ErrorSummary
              problems={errors.map(({ field, message }) => ({ message, controlId: `tow-${field}` }))}
              attempt={errors.length > 0 ? 1 : 0}
            />
          </div>
          <TowForm vehicles={vehicles} values={values} errors={errors} van={values.van} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          {vehicle && <VehicleCard vehicle={vehicle} ballKg={capacity?.ballKg ?? null} />}
          {wanted && <WantedVan {...wanted} />}
          {matches === null ? (
            <EmptyState title="Your vans appear here">
              We check every van in the yard against your car’s towing capacity, tow ball, combined mass and length.
            </EmptyState>
          ) : (
            <>
              <div className="flex flex-wrap items-center justify-between gap-4">
                <h2 className="heading-2">
                  {towHeading(
                    matches.map(({ match }) => match),
                    needsBallLimit,
                  )}
                </h2>
                {searchUrl && fitting > 0 && (
                  <Button href={searchUrl} variant="secondary" size="sm">
                    <Icon name="sliders-horizontal" />
                    Filter the search by this car
                  </Button>
                )}
              </div>
              {needsBallLimit && <BallLimitForm values={values} />}
              {matches.length === 0 && (
                <p>
                  Vans are added as they arrive.{' '}
                  <Anchor href="/search" className="link">
                    See what is in stock
                  </Anchor>{' '}
                  or{' '}
                  <Anchor href={props.site.links.contact} className="link">
                    tell us what you are looking for
                  </Anchor>
                  .
                </p>
              )}
              {(needsBallLimit ? BALL_LIMIT_FIRST : TOW_VERDICTS).map((verdict) => (
                <VerdictGroup key={verdict} verdict={verdict} matches={matches} isOpen={needsBallLimit} />
              ))}
            </>
          )}
          <TowNotes />
        </div>
      </div>
    </div>
  )
}

/** The car with its limits, of which one may be what the shopper typed. */
function VehicleCard({ vehicle, ballKg }: { vehicle: TowVehicle; ballKg: number | null }) {
  const ball =
    vehicle.ballKg === null
      ? ballKg === null
        ? 'tow ball limit not on record: read it off your tow bar'
        : `tow ball limit ${ballKg} kg, as you entered it`
      : `tow ball limit ${vehicle.ballKg} kg`
  return (
    <p className="rounded-card bg-surface p-card">
      <span className="block font-semibold">{vehicle.name}</span>
      <span className="numbers block">
        Tows up to {vehicle.brakedKg.toLocaleString('en-AU')} kg braked, {ball}.
      </span>
      <span className="mt-1 block text-sm text-muted">
        Figures:{' '}
        {vehicle.sourceUrl ? (
          <a href={vehicle.sourceUrl} rel="nofollow noopener" className="link">
            {vehicle.source}
          </a>
        ) : (
          vehicle.source
        )}
      </span>
    </p>
  )
}

function WantedVan({ van, match }: VanMatch) {
  const [icon, colour] = VERDICT_ICONS[match.verdict]
  return (
    <section className="card p-card" aria-labelledby="wanted-van">
      <h2 id="wanted-van" className="heading-3">
        <Anchor href={van.path}>{van.name}</Anchor>
      </h2>
      <p className="mt-2 flex items-center gap-2 text-lg font-semibold">
        <Icon name={icon} className={colour} />
        {TOW_VERDICT_LABELS[match.verdict]}
      </p>
      <p className="mt-1 mb-4">{match.reason}</p>
      {match.checks.length > 0 && <TowChecks checks={match.checks} />}
    </section>
  )
}

/** The order while one figure is missing: the vans that it decides come first. */
const BALL_LIMIT_FIRST = [...TOW_VERDICTS].sort((a, b) => Number(b === 'unknown') - Number(a === 'unknown'))

/** Vans of a verdict shown before the rest is folded. */
const SHOWN = 8

/** Asks for the one figure that is missing; all else stays as it was asked. */
function BallLimitForm({ values }: { values: Record<string, string> }) {
  return (
    <form action="/tow-match" method="get" className="card grid gap-4 p-card">
      {Object.entries(values)
        .filter(([name]) => name !== 'ball' && (name in TOW_FIELDS || name === 'vehicle' || name === 'van'))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <p>
        Your car’s tow ball limit is not on record, so we say yes to no van yet. Those below are within all its other
        limits: the weight on the ball decides. Enter the limit, and we check each van.
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <Field id="tow-ball-only" label="Tow ball limit (kg)" help="On the tow bar or in the manual">
          {(control) => <TextInput {...control} name="ball" inputMode="numeric" autoComplete="off" />}
        </Field>
        <Button type="submit">Check these vans</Button>
      </div>
    </form>
  )
}

interface VerdictGroupProps {
  verdict: TowVerdict
  matches: readonly VanMatch[]
  /** shows the first vans that one figure would decide, instead of folding them */
  isOpen: boolean
}

function VerdictGroup({ verdict, matches, isOpen }: VerdictGroupProps) {
  const group = matches.filter(({ match }) => match.verdict === verdict)
  if (group.length === 0) return null
  const [icon, colour] = VERDICT_ICONS[verdict]
  const folded = verdict === 'no' || (verdict === 'unknown' && !isOpen) ? group : group.slice(SHOWN)
  const shown = group.slice(0, group.length - folded.length)
  return (
    <section>
      <h3 className="heading-4 mb-3 flex items-center gap-2">
        <Icon name={icon} className={colour} />
        {TOW_VERDICT_LABELS[verdict]}
        <span className="numbers font-normal text-muted">({group.length})</span>
      </h3>
      {shown.length > 0 && <VanList matches={shown} />}
      {folded.length > 0 && (
        <details className="mt-3">
          <summary className="link inline-block cursor-pointer py-1">
            Show {shown.length > 0 ? `${folded.length} more` : `${folded.length === 1 ? 'it' : `all ${folded.length}`}`}
          </summary>
          <div className="mt-3">
            <VanList matches={folded} />
          </div>
        </details>
      )}
    </section>
  )
}

function VanList({ matches }: { matches: readonly VanMatch[] }) {
  return (
    <ul className="grid gap-3">
      {matches.map(({ van, match }) => (
        <li
          key={van.slug}
          className="card relative grid grid-cols-[6rem_minmax(0,1fr)] gap-4 p-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          <div className="relative aspect-3/2 overflow-hidden rounded-control bg-surface">
            {van.image && <Picture src={van.image.url} alt="" fill crop="3:2" sizes="9rem" />}
          </div>
          <div className="min-w-0">
            <Anchor href={van.path} className="stretched-link font-semibold">
              {van.name}
            </Anchor>
            <p className="mt-1 text-sm">{match.reason}</p>
            <p className="numbers mt-1 text-sm text-muted">
              {[
                van.atmKg === null ? null : `ATM ${van.atmKg.toLocaleString('en-AU')} kg`,
                van.ballKg === null ? null : `ball ${van.ballKg} kg`,
                van.bodyFeet === null ? null : `${van.bodyFeet} ft`,
                van.sleeps === null ? null : `sleeps ${van.sleeps}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <p className="numbers font-semibold max-sm:col-start-2">
            {van.price}
            {van.priceType && <span className="block text-sm font-normal text-muted">{van.priceType}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
