import type { OwnCarInput } from '@/domain/leads/tradeInForm'
import { parseOwnCarId } from '@/domain/shoppers/ownCarLink'

interface OwnCarResponse {
  vehicle: OwnCarInput
  contact: { name: string | null; email: string | null; phone: string | null }
}

/** What a form is filled in with: the fields of an enquiry by path, and those of a trade-in's own car. */
export interface OwnCarPrefill {
  fields: Record<string, string | number | null | undefined>
  car: OwnCarInput
}

/**
 * The own car of the address (`?own_car=`) and its shopper, who is signed in: the address itself says nothing of either. Null without one, and
 * whenever it cannot be had: the form then stays as it is.
 */
export async function fetchOwnCarPrefill(search: string): Promise<OwnCarPrefill | null> {
  const id = parseOwnCarId(search)
  if (id === null) return null
  try {
    const response = await fetch(`/api/shopper/vehicles/${id}`)
    return response.ok ? toPrefill((await response.json()) as OwnCarResponse) : null
  } catch {
    return null
  }
}

function toPrefill({ vehicle, contact }: OwnCarResponse): OwnCarPrefill {
  const [name, ...last] = (contact.name ?? '').split(' ')
  const { rego, make, model, year, km } = vehicle
  return {
    car: vehicle,
    fields: {
      ...{ name, last_name: last.join(' '), email: contact.email, phone: contact.phone, rego },
      ...{ 'details.vehicle_make': make, 'details.vehicle_model': model, 'details.vehicle_year': year },
      'details.kilometres': km,
    },
  }
}
