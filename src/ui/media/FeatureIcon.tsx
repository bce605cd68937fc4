import {
  Award,
  BadgeCheck,
  Banknote,
  CalendarClock,
  CarFront,
  Handshake,
  HeartHandshake,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Phone,
  ShieldCheck,
  Tag,
  Truck,
  Users,
  Wrench,
} from 'lucide-react'

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

const ICONS: Record<FeatureIconName, LucideIcon> = {
  offer: Tag,
  service: Wrench,
  tradeIn: Handshake,
  finance: Banknote,
  testDrive: CalendarClock,
  stock: CarFront,
  location: MapPin,
  contact: MessageCircle,
  protection: ShieldCheck,
  quality: BadgeCheck,
  award: Award,
  people: Users,
  care: HeartHandshake,
  delivery: Truck,
  phone: Phone,
}

/** The icon next to a feature link's title; hidden from screen readers. */
export function FeatureIcon({ name, className }: { name: FeatureIconName; className?: string }) {
  const Icon = ICONS[name]
  return <Icon aria-hidden className={className} />
}
