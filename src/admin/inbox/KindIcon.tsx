import {
  ArrowLeftRight,
  BadgePercent,
  Bookmark,
  Briefcase,
  CalendarClock,
  Camera,
  Car,
  Cog,
  CreditCard,
  HandCoins,
  type LucideIcon,
  MapPin,
  MessageSquare,
  Search,
  ShoppingCart,
  Store,
  Truck,
  Wrench,
} from 'lucide-react'
import type { EnquiryKind } from '@/domain/leads/lead'

const ICONS: Record<EnquiryKind, LucideIcon> = {
  general: MessageSquare,
  car: Car,
  testDrive: CalendarClock,
  photos: Camera,
  similar: Search,
  tradeIn: ArrowLeftRight,
  sellMyCar: HandCoins,
  service: Wrench,
  parts: Cog,
  finance: BadgePercent,
  fleet: Truck,
  careers: Briefcase,
  location: MapPin,
  dealerSearch: Store,
  reserve: Bookmark,
  purchase: ShoppingCart,
  payment: CreditCard,
}

/** Icon of an enquiry's form, shown with its name. */
export function KindIcon({ kind, size = 16 }: { kind: EnquiryKind; size?: number }) {
  const Icon = ICONS[kind]
  return <Icon aria-hidden size={size} strokeWidth={1.75} />
}
