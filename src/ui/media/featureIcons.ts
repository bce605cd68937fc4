import type { IconName } from './iconNames.generated'

/** Icons that staff choose by name, as drawn. */
export const FEATURE_ICONS = {
  offer: 'tag',
  service: 'wrench',
  tradeIn: 'handshake',
  finance: 'banknote',
  testDrive: 'calendar-clock',
  stock: 'car-front',
  location: 'map-pin',
  contact: 'message-circle',
  protection: 'shield-check',
  quality: 'badge-check',
  award: 'award',
  people: 'users',
  care: 'heart-handshake',
  delivery: 'truck',
  phone: 'phone',
} as const satisfies Record<string, IconName>

export type FeatureIconName = keyof typeof FEATURE_ICONS

/** Icons of kinds of vehicles, as drawn. */
export const VEHICLE_ICONS = {
  car: 'car-front',
  motorcycle: 'motorbike',
  truck: 'truck',
  tractor: 'tractor',
  caravan: 'caravan',
} as const satisfies Record<string, IconName>

export type VehicleIconName = keyof typeof VEHICLE_ICONS
