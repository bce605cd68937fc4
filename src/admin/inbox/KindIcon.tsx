import type { EnquiryKind } from '@/domain/leads/lead'
import { Icon, type IconName } from '@/ui/media/Icon'

const ICONS: Record<EnquiryKind, IconName> = {
  general: 'message-square',
  car: 'car',
  testDrive: 'calendar-clock',
  photos: 'camera',
  similar: 'search',
  tradeIn: 'arrow-left-right',
  sellMyCar: 'hand-coins',
  service: 'wrench',
  parts: 'cog',
  finance: 'badge-percent',
  fleet: 'truck',
  careers: 'briefcase',
  location: 'map-pin',
  dealerSearch: 'store',
  reserve: 'bookmark',
  purchase: 'shopping-cart',
  payment: 'credit-card',
}

/** Icon of an enquiry's form, shown with its name. */
export function KindIcon({ kind, size = 16 }: { kind: EnquiryKind; size?: number }) {
  return <Icon name={ICONS[kind]} size={size} />
}
