import { printedRepayment } from '../finance/labels'
import { repaymentOn } from '../finance/repaymentFigure'
import type { EmailVehicle } from '../leads/emailLayout'
import type { Site } from '../site/site'
import type { CarSummary } from '../stock/car'
import { carPrice } from '../stock/price'

/** A car in an email, with the price and the repayment, and their conditions, as on its card. */
export function toEmailVehicle(
  site: Pick<Site, 'flags' | 'wording'>,
  origin: string,
  car: CarSummary,
): Pick<EmailVehicle, 'name' | 'url' | 'picture' | 'price' | 'repayment'> {
  const price = carPrice(car, site)
  return {
    name: car.name,
    url: new URL(car.path, origin).href,
    picture: toEmailPicture(origin, car.image, car.name),
    price: [price.label, price.priceType].filter(Boolean).join(' '),
    repayment: car.weekly && printedRepayment(repaymentOn(car.weekly.terms)),
  }
}

/** A car's picture for an email; null without a usable address. */
export const toEmailPicture = (origin: string, image: { thumbUrl: string } | null, name: string) =>
  image && URL.canParse(image.thumbUrl, origin) ? { url: new URL(image.thumbUrl, origin).href, alt: name } : null
