/** A link with `car_id` in its query, preserving its own query and anchor. Without a valid `carId` the link is unchanged. */
export function addCarId(link: string, carId: string | number | null | undefined): string {
  if (carId === null || carId === undefined || !/^\d+$/.test(String(carId))) return link
  const [pathAndQuery = '', anchor] = link.split('#')
  return `${pathAndQuery}${pathAndQuery.includes('?') ? '&' : '?'}car_id=${carId}${anchor ? `#${anchor}` : ''}`
}
