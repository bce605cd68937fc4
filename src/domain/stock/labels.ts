import type { ItemType } from './carType'

/** Labels of a kind of vehicle, on cards and on its page (SITE-03). */
export interface ItemLabels {
  one: string
  many: string
  /** label of the reserve button on its page (CAR-02) */
  reserve: string
  /** label of the booking button; caravans are inspected, not driven */
  testDrive: string
}

const ITEM_LABELS: Record<ItemType, ItemLabels> = {
  car: { one: 'car', many: 'cars', reserve: 'Reserve Car Now', testDrive: 'Book a Test Drive' },
  caravan: { one: 'caravan', many: 'caravans', reserve: 'Reserve Now', testDrive: 'Book an Inspection' },
  tractor: { one: 'tractor', many: 'tractors', reserve: 'Reserve Now', testDrive: 'Book a Test Drive' },
}

export const itemLabels = ({ itemType }: { itemType: ItemType }): ItemLabels => ITEM_LABELS[itemType]
