/** `paymentWeek`, `trade_in` and `Tidewater Auto Loans` as staff read them: "Payment week", "Trade in", unchanged. */
export function toLabel(name: string): string {
  if (/\s/.test(name)) return name
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
