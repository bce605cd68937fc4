import { toLabel } from '../labels'
import { CAR_FIELDS, type CarField, type CarFieldName, carFieldLabel } from '../stock/carFields'

/** The label of a car's column in feeds: "Tare weight (kg)"; for a column that no feed fills, its name as a label. */
export function feedFieldLabel(column: string): string {
  if (!Object.hasOwn(CAR_FIELDS, column)) return toLabel(column)
  const name = column as CarFieldName
  const { feedLabel }: CarField = CAR_FIELDS[name]
  return feedLabel ?? carFieldLabel(name)
}
