import { randomFrom } from './random'
import type { BuiltVehicle } from './vehicles/car'

/** Samples that say themselves that they are no report; `seed/reports` draws them. */
const SAMPLES = '/forecourt/sample-reports'

/** Share of the used cars for sale that a dealer had a report made of. */
const SHARES = { history: 0.5, analysis: 0.35, ppsr: 0.6 }

/** Gives used cars the reports that their dealer would have had made. Changes the vehicles. */
export function addReports(vehicles: readonly BuiltVehicle[], seed: string): void {
  for (const { car } of vehicles) {
    if (car.car_type !== 'used' || car.item_type !== 'car' || car.status === 'sold') continue
    const random = randomFrom(`${seed}/${car.stocknum}/reports`)
    if (random.chance(SHARES.history)) car.history_report_url = `${SAMPLES}/history-report.pdf`
    if (random.chance(SHARES.analysis)) car.car_analysis_url = `${SAMPLES}/car-analysis.pdf`
    if (random.chance(SHARES.ppsr)) car.ppsr_report_url = `${SAMPLES}/ppsr-report.pdf`
  }
}
