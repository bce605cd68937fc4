import type { Metadata } from 'next'
import type { CarPageState } from '@/domain/car/carPageState'
import { formatKm } from '@/domain/format'
import type { Site } from '@/domain/site/site'
import type { Car } from '@/domain/stock/car'
import { isPlaceholderPhoto } from '@/domain/stock/placeholderPhoto'
import { carPrice, priceText } from '@/domain/stock/price'
import { shareImage } from './buildMetadata'
import { canonicalUrl } from './canonicalUrl'
import { sharePhoto } from './sharePhoto'

const KINDS: Record<Car['carType'], string> = { new: 'New', used: 'Used', demo: 'Demo' }

/** Title, description and share image of a car. Only cars on sale or just sold are indexed. */
export function carMetadata(site: Site, car: Car, state: CarPageState): Metadata {
  const price = carPrice(car, { flags: site.flags, wording: site.wording })
  const title = `${KINDS[car.carType]} ${car.name} | ${site.name}`
  const facts = [
    priceText(price),
    car.km === null ? null : formatKm(car.km),
    car.simpleTransmission,
    car.simpleFuel,
    car.colour,
  ]
  const description = `${KINDS[car.carType]} ${car.name}: ${facts.filter(Boolean).join(', ')}. Stock number ${car.stockNumber}.`
  const url = canonicalUrl(site, car.path)
  const photo = car.images.find(({ url }) => !isPlaceholderPhoto(url))
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: state.index ? undefined : { index: false },
    openGraph: {
      type: 'website',
      locale: 'en_AU',
      title,
      description,
      url,
      siteName: site.name,
      images: [photo ? sharePhoto(photo.url) : shareImage('/')],
    },
    twitter: { card: 'summary_large_image' },
  }
}
