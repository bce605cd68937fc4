import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { listTowVehicles } from '@/data/towing/towVehicles'
import { formatNumber } from '@/domain/format'
import { toTowedVan } from '@/domain/towing/towedVan'
import { DEFAULT_LOAD_KG, matchTow, TOW_VERDICT_LABELS, TOW_VERDICTS } from '@/domain/towing/towMatch'
import { toCapacity } from '@/domain/towing/towQuery'
import { TowForm } from '@/towing/TowForm'
import { TowNotes } from '@/towing/TowNotes'
import { VERDICT_ICONS } from '@/towing/verdictIcons'
import { Icon } from '@/ui/media/Icon'

/** Which tow vehicles on record may tow a caravan, and a check of the shopper's own. Nothing for other vehicles. */
export async function Block({ block, context }: BlockProps<'carTowing'>) {
  const car = requireCar(context)
  const van = toTowedVan(car)
  if (car.itemType !== 'caravan' || van.atmKg === null) return null
  const vehicles = await listTowVehicles(context.site.id)
  const matches = vehicles
    .map((vehicle) => ({
      vehicle,
      match: matchTow({ ...toCapacity(vehicle), loadKg: DEFAULT_LOAD_KG, maxBodyMm: null }, van),
    }))
    .toSorted((a, b) => TOW_VERDICTS.indexOf(a.match.verdict) - TOW_VERDICTS.indexOf(b.match.verdict))
  return (
    <CarSection heading={block.heading} folds>
      <p className="measure mb-4">
        Loaded, it weighs up to {formatNumber(van.atmKg)} kg
        {van.ballKg === null ? '.' : `, of which ${formatNumber(van.ballKg)} kg rest on the tow ball.`}
      </p>
      {matches.length > 0 && (
        <ul className="mb-6 grid gap-x-8 sm:grid-cols-2">
          {matches.map(({ vehicle, match }) => {
            const [icon, colour] = VERDICT_ICONS[match.verdict]
            return (
              <li key={vehicle.slug} className="flex gap-3 border-t border-hairline py-3">
                <Icon name={icon} className={`mt-0.5 flex-none ${colour}`} />
                <div className="min-w-0">
                  <p className="font-semibold">{vehicle.name}</p>
                  <p className="text-sm">
                    {TOW_VERDICT_LABELS[match.verdict]}. {match.reason}
                  </p>
                  <p className="text-sm text-muted">{vehicle.source}</p>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      <div className="mb-4 rounded-card bg-surface p-card">
        <h3 className="heading-5 mb-4">Check your car</h3>
        <TowForm vehicles={vehicles} van={car.slug} />
      </div>
      <TowNotes />
    </CarSection>
  )
}
