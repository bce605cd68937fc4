import type { EmailVehicle } from '../leads/emailLayout'
import type { Site } from '../site/site'
import type { CarSummary } from '../stock/car'
import { carPrice } from '../stock/price'

/** A car in an email, with the price and its conditions as on its card. */
export function toEmailVehicle(
  site: Pick<Site, 'flags' | 'wording'>,
  origin: string,
  car: CarSummary,
): Pick<EmailVehicle, 'name' | 'url' | 'picture' | 'price'> {
  const price = carPrice(car, site)
  return {
    name: car.name,
    url: new URL(car.path, origin).href,
    picture: toEmailPicture(origin, car.image, car.name),
    price: [price.label, price.priceType].filter(Boolean).join(' '),
  }
}

/** A car's picture for an email; null without a usable address. */
export const toEmailPicture = (origin: string, image: { thumbUrl: string } | null, name: string) =>
  image && URL.canParse(image.thumbUrl, origin) ? { url: new URL(image.thumbUrl, origin).href, alt: name } : null
