import { Armchair, Camera, Footprints, type LucideIcon, Rotate3d } from 'lucide-react'
import { GALLERY_VIEW_LABELS, type GalleryView } from '@/domain/car/gallery'

const ICONS: Record<GalleryView, LucideIcon> = {
  spin: Rotate3d,
  walkaround: Footprints,
  gallery: Camera,
  interior: Armchair,
}

interface ViewButtonsProps {
  views: readonly GalleryView[]
  view: GalleryView
  onView: (view: GalleryView) => void
}

/** View switch: over the picture on wide screens, below it at full width on phones (GAL-02). */
export function ViewButtons({ views, view, onView }: ViewButtonsProps) {
  if (views.length < 2) return null
  return (
    <fieldset className="gallery-views" data-print="hidden">
      <legend className="sr-only">Views</legend>
      {views.map((each) => {
        const Icon = ICONS[each]
        return (
          <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
            <Icon aria-hidden />
            {GALLERY_VIEW_LABELS[each]}
          </button>
        )
      })}
    </fieldset>
  )
}
