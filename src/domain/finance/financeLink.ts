import type { Flags } from '../site/flags'
import { signInLink } from '../site/signIn'
import type { SiteLinks } from '../site/site'
import type { Car } from '../stock/car'

export interface FinanceLinkInput {
  flags: Pick<Flags, 'finance' | 'gatedFinance'>
  links: Pick<SiteLinks, 'finance'>
  /** null where the link is not about one car */
  car: Pick<Car, 'id' | 'nvic' | 'price' | 'carType' | 'vin'> | null
  dealershipSlug?: string | null
  /** the page that the shopper is on, with its query */
  currentPath: string
  signedIn: boolean
}

/**
 * Where a finance button leads (FIN-10): to the personalised page for a car with an nvic on a site with finance, else
 * to the general page, which keeps a query it is configured with and is told of the car. A site that asks for a sign-in
 * gets it first.
 */
export function financeLink(question: FinanceLinkInput): string {
  const target = ungatedLink(question)
  if (!question.flags.gatedFinance || question.signedIn) return target
  return signInLink(question.car ? 'car-finance' : 'finance', target, question.currentPath)
}

function ungatedLink({ flags, links, car, dealershipSlug }: FinanceLinkInput): string {
  if (!car) return links.finance
  if (flags.finance && car.nvic) return `/personalised/finance?car_id=${car.id}`
  return generalLink({ links, car, dealershipSlug })
}

/** The general finance page, told of a car: its price as the budget, what it is and where it stands. Its own query stays. */
export function generalLink({
  links,
  car,
  dealershipSlug,
}: Pick<FinanceLinkInput, 'links' | 'dealershipSlug'> & { car: NonNullable<FinanceLinkInput['car']> }): string {
  const [address = '', anchor = 'finance-form'] = links.finance.split('#')
  const [path = '', query = ''] = address.split('?')
  const params = new URLSearchParams(query)
  const known = {
    preferredDealership: dealershipSlug,
    vehiclePriceBudget: car.price,
    car_id: car.id,
    car_type: car.carType,
    vin: car.vin,
  }
  for (const [name, value] of Object.entries(known)) {
    if (value !== null && value !== undefined && value !== '') params.set(name, String(value))
  }
  return `${path}?${params}#${anchor}`
}
