import { printedRepayment } from '../finance/labels'
import { repaymentOn } from '../finance/repaymentFigure'
import type { EmailVehicle } from '../leads/emailLayout'
import { toEmailPicture } from '../leads/emailPicture'
import type { Site } from '../site/site'
import type { CarSummary } from '../stock/car'
import { carPrice, priceText } from '../stock/price'

/** A car in an email, with the price and the repayment, and their conditions, as on its card. */
export function toEmailVehicle(
  site: Pick<Site, 'flags' | 'wording'>,
  origin: string,
  car: CarSummary,
): Pick<EmailVehicle, 'name' | 'url' | 'picture' | 'price' | 'repayment'> {
  return {
    name: car.name,
    url: new URL(car.path, origin).href,
    picture: toEmailPicture(origin, car.image?.thumbUrl, car.name, 'row'),
    price: priceText(carPrice(car, site)),
    repayment: car.weekly && printedRepayment(repaymentOn(car.weekly.terms)),
  }
}
