import { Icon } from '@/ui/media/Icon'
import { FEATURE_ICONS, type FeatureIconName } from './featureIcons'

/** The icon next to a feature link's title; hidden from screen readers. */
export function FeatureIcon({ name, className }: { name: FeatureIconName; className?: string }) {
  return <Icon name={FEATURE_ICONS[name]} className={className} />
}
