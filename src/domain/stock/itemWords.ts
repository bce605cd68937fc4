import type { ItemType } from './car'

/** What shoppers read about one kind of vehicle, on cards and on its page (SITE-03). */
export interface ItemWords {
  one: string
  many: string
  /** the button that reserves it on its page (CAR-02) */
  reserve: string
  /** the button that books a time with it: nobody drives a caravan */
  tryIt: string
}

const ITEM_WORDS: Record<ItemType, ItemWords> = {
  car: { one: 'car', many: 'cars', reserve: 'Reserve Car Now', tryIt: 'Book a Test Drive' },
  caravan: { one: 'caravan', many: 'caravans', reserve: 'Reserve Now', tryIt: 'Book an Inspection' },
  tractor: { one: 'tractor', many: 'tractors', reserve: 'Reserve Now', tryIt: 'Book a Test Drive' },
}

export const itemWords = ({ itemType }: { itemType: ItemType }): ItemWords => ITEM_WORDS[itemType]
