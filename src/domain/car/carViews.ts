import { formatNumber } from '../format'
import type { Car } from '../stock/car'

/** '{n} views' (CAR-15); null without views. */
export function formatViews(views: number): string | null {
  if (views < 1) return null
  return `${formatNumber(views)} ${views === 1 ? 'view' : 'views'}`
}

/** Fields that a cached page may show outdated and refreshes with its views (CAR-15). */
export type CarFields = Pick<Car, 'status' | 'reserved' | 'updatedAt' | 'photosCount'>

/** Response of /api/cars/{slug}/view.json. */
export interface CarViewResponse {
  views: number
  car_fields: { status: string; reserved: boolean; updated_at: string; photos_count: number }
}
