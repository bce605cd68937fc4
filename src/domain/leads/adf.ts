import { escapeXml } from '../xml'
import type { DeliverableLead } from './deliverable'
import { answerLines, consentLabel, formatLeadTime, paymentLines, tradeInLines } from './labels'

type Attributes = Record<string, string | undefined>
type Child = string | null

/** The ADF interest of the shopper's own car. */
const OWN_CAR_INTEREST: Record<string, 'trade-in' | 'sell'> = { tradeIn: 'trade-in', sellMyCar: 'sell' }

/**
 * The lead as ADF 1.0 XML, which dealers' CRM systems read. Elements follow the order of the DTD; required elements are present
 * even when empty.
 */
export function adfXml(lead: DeliverableLead, { resend = false }: { resend?: boolean } = {}): string {
  const { reference, site } = lead
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    element('adf', {}, [
      element('prospect', { status: resend ? 'resend' : 'new' }, [
        element('id', { sequence: '1', source: site.name }, reference),
        element('requestdate', {}, lead.createdAt),
        ...vehicles(lead),
        customer(lead),
        vendor(lead),
        element('provider', {}, [
          element('name', { part: 'full', type: 'business' }, site.name),
          element('service', {}, lead.payload.category),
          element('url', {}, site.origin),
        ]),
      ]),
    ]),
    '',
  ].join('\n')
}

/** The wanted car and the shopper's own car; ADF requires at least one vehicle. */
function vehicles(lead: DeliverableLead): string[] {
  const interest = OWN_CAR_INTEREST[lead.kind]
  if (!interest) return [vehicle(lead)]
  return [...(lead.car ? [vehicle(lead)] : []), ownVehicle(lead, interest)]
}

function ownVehicle({ tradeIn }: DeliverableLead, interest: 'trade-in' | 'sell'): string {
  const { year, make, model, badge, km } = tradeIn ?? {}
  const toText = (value: unknown) => (value === undefined || value === null ? '' : String(value))
  return element('vehicle', { interest, status: 'used' }, [
    element('year', {}, toText(year)),
    element('make', {}, toText(make)),
    element('model', {}, toText(model)),
    badge ? element('trim', {}, toText(badge)) : null,
    typeof km === 'number' ? element('odometer', { units: 'km' }, String(km)) : null,
  ])
}

function vehicle({ car, kind, payload }: DeliverableLead): string {
  const status = payload.car_type === 'used' ? 'used' : 'new'
  const interest = kind === 'testDrive' ? 'test-drive' : 'buy'
  return element('vehicle', { interest, ...(car ? { status } : {}) }, [
    car && payload.car_id !== null ? element('id', { source: 'Website' }, String(payload.car_id)) : null,
    element('year', {}, car?.year ? String(car.year) : ''),
    element('make', {}, payload['Vehicle Make'] ?? ''),
    element('model', {}, payload['Vehicle Model'] ?? ''),
    car?.vin ? element('vin', {}, car.vin) : null,
    payload.stock_number ? element('stock', {}, payload.stock_number) : null,
    car?.trim ? element('trim', {}, car.trim) : null,
    car?.km != null ? element('odometer', { units: 'km' }, String(car.km)) : null,
    car?.colour
      ? element('colorcombination', {}, [element('exteriorcolor', {}, car.colour), element('preference', {}, '1')])
      : null,
    car?.imageUrl ? element('imagetag', { alttext: car.name }, car.imageUrl) : null,
    car?.price != null ? element('price', { type: 'asking', currency: 'AUD' }, String(car.price)) : null,
    car?.price != null && car.priceType ? element('pricecomments', {}, car.priceType) : null,
    car ? element('comments', {}, car.url) : null,
  ])
}

function customer(lead: DeliverableLead): string {
  const { payload, booking } = lead
  const when = booking && formatLeadTime(booking.startsAt, booking.timeZone)
  const booked = when && (booking?.isCancelled ? `Cancelled booking: ${when}` : `Booked for ${when}`)
  const answers = answerLines(lead)
    .filter(([label]) => label !== 'Booked for' && label !== 'Cancelled booking')
    .concat(paymentLines(lead))
    .concat(tradeInLines(lead).map(([label, value]) => [`Their car, ${label.toLowerCase()}`, value]))
    .concat(lead.consentWithdrawnAt ? [['News and offers', consentLabel(lead)]] : [])
    .map(([label, value]) => `${label}: ${value}`)
  const comments = [booked, payload.message, ...answers].filter(Boolean).join('\n')
  return element('customer', {}, [
    element('contact', {}, [
      element('name', { part: 'first', type: 'individual' }, payload.name),
      payload.last_name ? element('name', { part: 'last', type: 'individual' }, payload.last_name) : null,
      element('email', {}, payload.email),
      element('phone', { type: isMobile(payload.phone) ? 'cellphone' : 'voice' }, payload.phone),
      payload.postcode
        ? element('address', { type: 'home' }, [
            element('street', { line: '1' }, ''),
            element('postalcode', {}, payload.postcode),
            element('country', {}, 'AU'),
          ])
        : null,
    ]),
    element('id', { source: 'Website' }, lead.reference),
    comments ? element('comments', {}, comments) : null,
  ])
}

function vendor({ location, payload, site }: DeliverableLead): string {
  const email = location?.email ?? site.email
  const phone = location?.phone ?? site.phone
  return element('vendor', {}, [
    payload.dealership_slug ? element('id', { source: 'Website' }, payload.dealership_slug) : null,
    element('vendorname', {}, location?.name ?? site.name),
    element('url', {}, site.origin),
    element('contact', {}, [
      element('name', { part: 'full', type: 'business' }, location?.name ?? site.name),
      email || !phone ? element('email', {}, email ?? '') : null,
      phone ? element('phone', { type: 'voice' }, phone) : null,
      location
        ? element('address', { type: 'work' }, [
            element('street', { line: '1' }, location.street),
            element('city', {}, location.city),
            element('regioncode', {}, location.state),
            element('postalcode', {}, location.postcode),
            element('country', {}, 'AU'),
          ])
        : null,
    ]),
  ])
}

const isMobile = (phone: string) => /^0?4/.test(phone.replace(/\D/g, '').replace(/^61/, ''))

function element(name: string, attributes: Attributes, content: string | Child[]): string {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeXml(value)}"`))
    .join('')
  const inner = typeof content === 'string' ? escapeXml(content) : content.filter((child) => child !== null).join('')
  return `<${name}${attributeText}>${inner}</${name}>`
}
