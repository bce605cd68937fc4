import { GALLERY_VIEW_LABELS, type GalleryView } from '@/domain/car/gallery'
import { Icon, type IconName } from '@/ui/media/Icon'

const ICONS: Record<GalleryView, IconName> = {
  spin: 'rotate-3d',
  walkaround: 'footprints',
  gallery: 'camera',
  interior: 'armchair',
}

interface ViewButtonsProps {
  views: readonly GalleryView[]
  view: GalleryView
  onView: (view: GalleryView) => void
}

/** View switch over the picture; on phones only the current view shows its name (GAL-02). */
export function ViewButtons({ views, view, onView }: ViewButtonsProps) {
  if (views.length < 2) return null
  return (
    <fieldset className="gallery-views" data-print="hidden">
      <legend className="sr-only">Views</legend>
      {views.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
          <Icon name={ICONS[each]} />
          <span>{GALLERY_VIEW_LABELS[each]}</span>
        </button>
      ))}
    </fieldset>
  )
}
