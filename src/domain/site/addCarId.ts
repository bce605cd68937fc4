/** A link of the site that is told which car the shopper came from; its own query and anchor stay. `carId` null leaves it as it is. */
export function addCarId(link: string, carId: string | number | null | undefined): string {
  if (carId === null || carId === undefined || !/^\d+$/.test(String(carId))) return link
  const [address = '', anchor] = link.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}car_id=${carId}${anchor ? `#${anchor}` : ''}`
}
