/** A camelCase or snake_case name as a label: `paymentWeek` is "Payment week", `trade_in` "Trade in"; text with spaces is unchanged. */
export function toLabel(name: string): string {
  if (/\s/.test(name)) return name
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
