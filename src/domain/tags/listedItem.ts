/** What an event says of a vehicle in a list beside what its card shows in words. */
export interface ListedItem {
  isNew: boolean
  /** whole dollars that buy it; null without such a price */
  price: number | null
  stockNumber: string
}

/** As an attribute of a card, which has dozens on a page: "new 32990 U1234", with "-" for no price. */
export const formatListedItem = ({ isNew, price, stockNumber }: ListedItem): string =>
  [isNew ? 'new' : 'used', price ?? '-', stockNumber].join(' ')

/** Reads such an attribute; null for other text. */
export function parseListedItem(text: string): ListedItem | null {
  const [, condition, price, stockNumber = ''] = /^(new|used) (\d+|-) (.*)$/.exec(text) ?? []
  if (!condition) return null
  return { isNew: condition === 'new', price: price === '-' ? null : Number(price), stockNumber }
}
