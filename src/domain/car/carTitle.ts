import type { Car } from '../stock/car'
import { makeAndModel } from '../stock/modelNames'

const STOCK_NAMES: Record<Car['carType'], string> = { new: 'New', used: 'Used', demo: 'Demo' }

/** The title and subtitle of a car (CAR-02): "2024 Toyota HiLux" and "SR5 GUN126R". */
export function carTitle(car: Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'series'>): {
  title: string
  subtitle: string
} {
  return {
    title: [car.year, makeAndModel(car.make, car.model)].filter(Boolean).join(' '),
    subtitle: [car.badge, car.series].filter(Boolean).join(' '),
  }
}

/** A step of a breadcrumb trail; the current page has no path. */
export interface Breadcrumb {
  name: string
  path: string | null
}

/**
 * Breadcrumbs of a car (CAR-01): home, condition, make, model, car. `stockNoun` is the site's, "cars".
 */
export function carBreadcrumbs(
  car: Pick<Car, 'name' | 'make' | 'model' | 'carType'>,
  stockNoun: string,
  paths: { stock: string; make: string; model: string },
): Breadcrumb[] {
  return [
    { name: 'Home', path: '/' },
    { name: `${STOCK_NAMES[car.carType]} ${stockNoun}`, path: paths.stock },
    { name: car.make, path: paths.make },
    { name: car.model, path: paths.model },
    { name: car.name, path: null },
  ]
}

/** 'Copied 2024 Toyota HiLux SR5 to your clipboard!', shown for three seconds (CAR-05). */
export function copiedToast(car: Pick<Car, 'name'>): string {
  return `Copied ${car.name} to your clipboard!`
}
