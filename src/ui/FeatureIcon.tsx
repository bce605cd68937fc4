import {
  Banknote,
  CalendarClock,
  CarFront,
  Handshake,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Tag,
  Wrench,
} from 'lucide-react'

/** Pictures that staff choose by a word. */
export type FeatureIconName =
  | 'offer'
  | 'service'
  | 'tradeIn'
  | 'finance'
  | 'testDrive'
  | 'stock'
  | 'location'
  | 'contact'

const ICONS: Record<FeatureIconName, LucideIcon> = {
  offer: Tag,
  service: Wrench,
  tradeIn: Handshake,
  finance: Banknote,
  testDrive: CalendarClock,
  stock: CarFront,
  location: MapPin,
  contact: MessageCircle,
}

/** The picture of a way in, beside its title; decoration to screen readers. */
export function FeatureIcon({ name, className }: { name: FeatureIconName; className?: string }) {
  const Icon = ICONS[name]
  return <Icon aria-hidden className={className} />
}
