import { ANALYTICS_EVENTS } from '../leads/analyticsEvents'
import { type PageKind, pageKind } from './tagPages'

/** A vehicle of an event, with GA4's fields and those of the Automotive Standards Council. */
export interface EventItem {
  /** the vehicle's id in the feeds to Google and Meta */
  item_id: string
  item_name: string
  item_brand: string
  item_category?: string
  item_variant?: string
  /** whole dollars */
  price?: number
  /** place in a list, from 0 */
  index?: number
  item_number?: string
  item_condition?: string
  item_year?: string
  item_make?: string
  item_model?: string
  item_color?: string
  item_fuel_type?: string
}

/** An event under GA4's standard name, and under those of the Automotive Standards Council. */
export interface StandardEvent {
  name: string
  /** names in the specification of the Automotive Standards Council */
  asc: readonly string[]
  params: Readonly<Record<string, string | number>>
  items: readonly EventItem[]
  /** the same in the browser and on the server, so that a vendor counts a conversion once; null for other events */
  conversionId: string | null
}

/** What the page that an event happens on shows. */
export interface EventPage {
  path: string
  /** the vehicle of a car's page; null on other pages */
  car: EventItem | null
  /** vehicles of the page's lists, in order */
  list: readonly EventItem[]
}

const PAGE_TYPES: Record<PageKind, string> = {
  home: 'home',
  search: 'itemlist',
  car: 'item',
  checkout: 'retail',
  model: 'model',
  offer: 'special',
  location: 'directions',
  blog: 'blog',
  page: 'custom',
}

/** The type of a page in the specification of the Automotive Standards Council. */
export const pageType = (path: string): string => PAGE_TYPES[pageKind(path)]

const { enquiryNew, enquiryUsed, testDriveNew, testDriveUsed, financeEnquiry, offerAccepted } = ANALYTICS_EVENTS
const SALES: readonly number[] = [enquiryNew, enquiryUsed, testDriveNew, testDriveUsed, financeEnquiry, offerAccepted]
const FORMS: readonly number[] = [...SALES, ANALYTICS_EVENTS.form, ANALYTICS_EVENTS.careersEnquiry]

const standard = (name: string, asc: readonly string[], more: Partial<StandardEvent> = {}): StandardEvent => ({
  ...{ name, asc, params: {}, items: [], conversionId: null },
  ...more,
})

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The standard events when a page is shown. */
export function pageEvents({ path, car, list }: EventPage): StandardEvent[] {
  const kind = pageKind(path)
  const params = { page_type: pageType(path) }
  const events = [standard('page_view', ['asc_pageview'], { params })]
  if (kind === 'car' && car) events.push(standard('view_item', ['asc_item_pageview'], { params, items: [car] }))
  if (kind === 'search') events.push(standard('view_item_list', ['asc_itemlist_pageview'], { params, items: list }))
  if (kind === 'checkout')
    events.push(standard('begin_checkout', ['asc_retail_process'], { params, items: car ? [car] : [] }))
  return events
}

/** A form whose first field got the focus. */
export interface BegunForm {
  /** its heading */
  name: string
  /** of its enquiries, such as `reserve` */
  kind: string
}

/**
 * The standard events of one of our numbered events; empty for those that have none.
 * @param form the form that was begun last on the page
 */
export function numberedEvents(
  entry: Readonly<Record<string, unknown>>,
  page: EventPage,
  form: BegunForm | null = null,
): StandardEvent[] {
  const id = Number(entry.event_id)
  const carId = entry.car_id == null ? null : String(entry.car_id)
  const car = [page.car, ...page.list].find((item) => item?.item_id === carId) ?? null
  const items = car ? [car] : []
  const params = { page_type: pageType(page.path) }
  if (FORMS.includes(id)) {
    const isReservation = form?.kind === RESERVE
    const department = isReservation || SALES.includes(id) ? ['asc_form_submission_sales'] : []
    const reserved = isReservation ? [standard('reserve', ['asc_retail_process'], { params, items })] : []
    return [
      ...reserved,
      standard('generate_lead', ['asc_form_submission', ...department], {
        params: {
          ...params,
          form_name: form?.name || text(entry.event_name),
          ...(car?.price && { currency: 'AUD', value: car.price }),
        },
        items,
        conversionId: text(entry.conversion_id) || null,
      }),
    ]
  }
  if (id === ANALYTICS_EVENTS.searchPageView) {
    const words = text(entry.words)
    return words
      ? [standard('search', ['asc_element_configuration'], { params: { ...params, search_term: words } })]
      : []
  }
  if (id === ANALYTICS_EVENTS.favouriteSave)
    return [standard('add_to_wishlist', ['asc_cta_interaction'], { params, items })]
  if (id === ANALYTICS_EVENTS.financeCalculator)
    return [
      standard('finance_interaction', ['asc_element_configuration'], { params, items: page.car ? [page.car] : [] }),
    ]
  return []
}

/** Addresses of chats that an app opens. */
const CHAT = /^https:\/\/(wa\.me|api\.whatsapp\.com|m\.me)\//

/** Where a weekly repayment leads: the calculator further down the page. */
const CALCULATOR = '#finance-calculator'

/** The event of a link to call or text, to a chat of an app or to the calculator; null for other links. @param readCar the vehicle of the page */
export function linkEvent(href: string, path: string, readCar: () => EventItem | null): StandardEvent | null {
  if (href === CALCULATOR) {
    const car = readCar()
    const params = { page_type: pageType(path) }
    return standard('finance_interaction', ['asc_cta_interaction'], { params, items: car ? [car] : [] })
  }
  const type = href.startsWith('tel:') ? 'phone' : href.startsWith('sms:') ? 'sms' : CHAT.test(href) ? 'chat' : null
  if (type === null) return null
  const car = readCar()
  const more = { params: { page_type: pageType(path), comm_type: type }, items: car ? [car] : [] }
  return type === 'phone'
    ? standard('click_to_call', ['asc_click_to_call'], more)
    : standard('click_to_text', ['asc_comm_engagement'], more)
}

/** A vehicle was chosen from a list. */
export const selectEvent = (item: EventItem, path: string): StandardEvent =>
  standard('select_item', ['asc_cta_interaction'], { params: { page_type: pageType(path) }, items: [item] })

/** The kind of enquiries that reserve a vehicle. */
const RESERVE = 'reserve'

/** A shopper began to fill in a form: that of a reservation begins the checkout too. */
export function formStartEvents({ name, kind }: BegunForm, path: string, car: EventItem | null): StandardEvent[] {
  const params = { page_type: pageType(path) }
  const items = car ? [car] : []
  const start = standard('form_start', ['asc_form_engagement'], { params: { ...params, form_name: name }, items })
  return kind === RESERVE ? [start, standard('begin_checkout', ['asc_retail_process'], { params, items })] : [start]
}

/** What our own pages know of a car, as schema.org data; null for other data. */
export function itemFromData(data: unknown, id: string): EventItem | null {
  const car = (data ?? {}) as Record<string, unknown>
  if (car['@type'] !== 'Car' && car['@type'] !== 'Vehicle') return null
  const brand = text((car.brand as { name?: unknown } | undefined)?.name)
  const offers = [car.offers].flat() as ({ price?: unknown } | undefined)[]
  const price = offers.map((offer) => Number(offer?.price)).find((amount) => amount > 0)
  const model = text(car.model)
  const item: EventItem = {
    item_id: id || text(car.sku),
    item_name: text(car.name),
    item_brand: brand,
    item_category: text(car.bodyType),
    item_number: text(car.sku),
    item_condition: text(car.itemCondition).endsWith('NewCondition') ? 'new' : 'used',
    item_year: text(car.vehicleModelDate),
    item_make: brand,
    item_model: model,
    item_color: text(car.color),
    item_fuel_type: text(car.fuelType),
    ...(price !== undefined && { price }),
  }
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== '')) as unknown as EventItem
}
