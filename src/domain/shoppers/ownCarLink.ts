/** The parameter by which a form gets one of the shopper's own cars: a number that opens it in their session alone. */
export const OWN_CAR_PARAM = 'own_car'

/** A page with a form, for one of the shopper's own cars. The address says nothing of the car. */
export function ownCarFormLink(formPath: string, id: number): string {
  const [path = '', hash] = formPath.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}${OWN_CAR_PARAM}=${id}${hash === undefined ? '' : `#${hash}`}`
}

/** The own car of a form's address; null for none. */
export function parseOwnCarId(search: string): number | null {
  const text = new URLSearchParams(search).get(OWN_CAR_PARAM) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
