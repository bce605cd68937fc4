/** The table of a collection, as Payload names it: "promo_cards". */
export const tableOf = (collection: string): string =>
  collection.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The table with the versions of a collection's documents: "_promo_cards_v". */
export const versionsTableOf = (collection: string): string => `_${tableOf(collection)}_v`
