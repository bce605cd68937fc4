import { Icon, type IconName } from '@/ui/media/Icon'

/** Icons that staff choose by name. */
export type FeatureIconName =
  | 'offer'
  | 'service'
  | 'tradeIn'
  | 'finance'
  | 'testDrive'
  | 'stock'
  | 'location'
  | 'contact'
  | 'protection'
  | 'quality'
  | 'award'
  | 'people'
  | 'care'
  | 'delivery'
  | 'phone'

const ICONS: Record<FeatureIconName, IconName> = {
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
}

/** The icon next to a feature link's title; hidden from screen readers. */
export function FeatureIcon({ name, className }: { name: FeatureIconName; className?: string }) {
  return <Icon name={ICONS[name]} className={className} />
}
