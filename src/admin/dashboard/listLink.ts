/** URL of a collection list with filters, in the admin's query format. */
export function listLink(
  collection: string,
  ...conditions: [field: string, operator: string, value: string][]
): string {
  const query = new URLSearchParams()
  for (const [position, [field, operator, value]] of conditions.entries())
    query.set(`where[or][0][and][${position}][${field}][${operator}]`, value)
  const text = query.toString()
  return `/admin/collections/${collection}${text ? `?${text}` : ''}`
}
