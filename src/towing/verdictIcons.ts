import type { TowVerdict } from '@/domain/towing/towMatch'
import type { IconName } from '@/ui/media/Icon'

/** Icon and colour of each verdict. */
export const VERDICT_ICONS: Record<TowVerdict, [icon: IconName, colour: string]> = {
  fits: ['circle-check', 'text-positive-text'],
  close: ['circle-exclamation-point', 'text-warning-text'],
  no: ['x', 'text-danger'],
  unknown: ['info', 'text-muted'],
}
