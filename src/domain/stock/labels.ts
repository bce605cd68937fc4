import type { ItemType } from './carType'

/** What shoppers read about one kind of vehicle, on cards and on its page (SITE-03). */
export interface ItemLabels {
  one: string
  many: string
  /** the button that reserves it on its page (CAR-02) */
  reserve: string
  /** the button that books a time with it: nobody drives a caravan */
  tryIt: string
}

const ITEM_WORDS: Record<ItemType, ItemLabels> = {
  car: { one: 'car', many: 'cars', reserve: 'Reserve Car Now', tryIt: 'Book a Test Drive' },
  caravan: { one: 'caravan', many: 'caravans', reserve: 'Reserve Now', tryIt: 'Book an Inspection' },
  tractor: { one: 'tractor', many: 'tractors', reserve: 'Reserve Now', tryIt: 'Book a Test Drive' },
}

export const itemLabels = ({ itemType }: { itemType: ItemType }): ItemLabels => ITEM_WORDS[itemType]
