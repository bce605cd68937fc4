import type { SelectField } from 'payload'
import {
  FEATURE_ICONS,
  type FeatureIconName,
  VEHICLE_ICONS,
  type VehicleIconName,
} from '../../src/ui/media/featureIcons'

const FEATURE_LABELS: Record<FeatureIconName, string> = {
  offer: 'Offer',
  service: 'Service',
  tradeIn: 'Trade-in',
  finance: 'Finance',
  testDrive: 'Test drive',
  stock: 'Stock',
  location: 'Location',
  contact: 'Contact',
  protection: 'Protection',
  quality: 'Quality',
  award: 'Award',
  people: 'People',
  care: 'Care',
  delivery: 'Delivery',
  phone: 'Phone',
}

const VEHICLE_LABELS: Record<VehicleIconName, string> = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  truck: 'Truck',
  tractor: 'Tractor',
  caravan: 'Caravan',
}

/** An icon beside a title, chosen by its picture. */
export const featureIconField = (defaultValue: FeatureIconName) =>
  iconField(FEATURE_ICONS, FEATURE_LABELS, { defaultValue })

/** The icon of a kind of vehicles, chosen by its picture. */
export const vehicleIconField = (defaultValue: VehicleIconName) =>
  iconField(VEHICLE_ICONS, VEHICLE_LABELS, { defaultValue, required: true })

/** @param icons the icon's name in the sprite, by value */
function iconField<Value extends string>(
  icons: Readonly<Record<Value, string>>,
  labels: Readonly<Record<Value, string>>,
  options: { defaultValue: Value; required?: boolean },
): SelectField {
  return {
    ...{ name: 'icon', label: 'Icon', type: 'select', ...options },
    options: Object.entries<string>(labels).map(([value, label]) => ({ value, label })),
    admin: {
      components: { Field: { path: '/src/admin/fields/IconField.tsx#IconField', clientProps: { icons } } },
    },
  }
}
