import type { Flags } from '../site/flags'
import { signInLink } from '../site/signIn'
import type { SiteLinks } from '../site/site'
import type { Car } from '../stock/car'

export interface FinanceLinkInput {
  flags: Pick<Flags, 'finance' | 'gatedFinance'>
  links: Pick<SiteLinks, 'finance'>
  /** null if the link is not about a car */
  car: Pick<Car, 'id' | 'nvic' | 'price' | 'carType' | 'vin'> | null
  dealershipSlug?: string | null
  /** the current page's path and query */
  currentPath: string
  signedIn: boolean
}

/**
 * The target of a finance button (FIN-10): the personalised page for a car with an nvic on a site with finance, else the
 * general page with the car in its query (a configured query is preserved). If finance requires sign-in, the sign-in page
 * comes first.
 */
export function financeLink(input: FinanceLinkInput): string {
  const target = ungatedLink(input)
  if (!input.flags.gatedFinance || input.signedIn) return target
  return signInLink(input.car ? 'car-finance' : 'finance', target, input.currentPath)
}

function ungatedLink({ flags, links, car, dealershipSlug }: FinanceLinkInput): string {
  if (!car) return links.finance
  if (flags.finance && car.nvic) return `/personalised/finance?car_id=${car.id}`
  return generalLink({ links, car, dealershipSlug })
}

/** The general finance page with the car's price as the budget, the car and its dealership in the query. Its own query is preserved. */
export function generalLink({
  links,
  car,
  dealershipSlug,
}: Pick<FinanceLinkInput, 'links' | 'dealershipSlug'> & { car: NonNullable<FinanceLinkInput['car']> }): string {
  const [pathAndQuery = '', anchor = 'finance-form'] = links.finance.split('#')
  const [path = '', query = ''] = pathAndQuery.split('?')
  const params = new URLSearchParams(query)
  const carParams = {
    preferredDealership: dealershipSlug,
    vehiclePriceBudget: car.price,
    car_id: car.id,
    car_type: car.carType,
    vin: car.vin,
  }
  for (const [name, value] of Object.entries(carParams)) {
    if (value !== null && value !== undefined && value !== '') params.set(name, String(value))
  }
  return `${path}?${params}#${anchor}`
}
