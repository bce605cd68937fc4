import { type NamedCar, parseFavourite } from '@/domain/stock/favouriteText'
import { parseListedItem } from '@/domain/tags/listedItem'
import { type EventItem, type EventPage, itemFromData } from '@/domain/tags/standardEvents'

/** Vehicles of a list that an event names. */
const MAX_ITEMS = 30

interface CardCar extends NamedCar {
  /** the save button, within the card */
  button: HTMLElement
}

/** The car of a card's save button; null if it has none. */
function cardCar(button: HTMLElement | null): CardCar | null {
  const car = parseFavourite(button?.dataset.favourite ?? '')
  return button && car && { ...car, button }
}

const toItem = ({ id, name, make, model, button }: CardCar, index?: number): EventItem => ({
  ...{ item_id: String(id), item_name: name, item_brand: make, item_make: make, item_model: model },
  ...readCard(button),
  ...(index !== undefined && { index }),
})

/** What a card shows of its car, beside what its button says. */
function readCard(button: HTMLElement): Partial<EventItem> {
  const listed = parseListedItem(button.dataset.item ?? '')
  if (!listed) return {}
  const card = button.closest('li')
  const year = card?.querySelector('.card-link')?.textContent?.match(/^\d{4}\b/)?.[0]
  const body = card?.querySelector('[data-icon-label^="Body:"],[data-icon-label^="Style:"]')?.textContent?.trim()
  return {
    ...(listed.stockNumber && { item_number: listed.stockNumber }),
    item_condition: listed.isNew ? 'new' : 'used',
    ...(year && { item_year: year }),
    ...(body && { item_category: body }),
    ...(listed.price && { price: listed.price }),
  }
}

/** The vehicle of the card that contains an element; null outside a card. */
export function itemOfCard(element: Element): EventItem | null {
  const card = element.closest('article, li')
  const car = cardCar(card?.querySelector<HTMLElement>('[data-favourite]') ?? null)
  return car && toItem(car)
}

/** The vehicles that the current page shows, from its cards and its structured data. */
export function readPage(): EventPage {
  const path = location.pathname
  const cars = [...document.querySelectorAll<HTMLElement>('main [data-favourite]')].flatMap(
    (button) => cardCar(button) ?? [],
  )
  const slug = path.split('/').filter(Boolean).at(-1)
  const own = cars.find((car) => car.slug === slug)
  const list = [...new Map(cars.filter((car) => car !== own).map((car) => [car.id, car])).values()]
  return {
    path,
    car: readCar(own ? String(own.id) : '') ?? (own ? toItem(own) : null),
    list: list.slice(0, MAX_ITEMS).map((car, index) => toItem(car, index)),
  }
}

function readCar(id: string): EventItem | null {
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      const item = itemFromData(JSON.parse(textContent ?? ''), id)
      if (item) return item
    } catch {
      // Data that somebody else's script wrote.
    }
  }
  return null
}
