import type { CustomSlide } from '@/domain/car/gallery'
import { Button } from '@/ui/actions/Button'
import { Picture } from '@/ui/media/Picture'

/** A slide of the dealer among the photos: an offer, a warranty, an invitation (GAL-03). */
export function OwnSlide({ slide, sizes }: { slide: CustomSlide; sizes: string }) {
  const { heading, text, image, link } = slide
  return (
    <div data-surface="ink" className="absolute inset-0 grid place-items-center bg-paper text-ink">
      {image && (
        <>
          <Picture fill src={image} alt="" sizes={sizes} />
          <div aria-hidden className="absolute inset-0 bg-linear-to-t from-black/80 to-black/45" />
        </>
      )}
      <div className="relative max-w-[34rem] p-8 text-center sm:p-16">
        <h3 className="heading-2">{heading}</h3>
        {text && <p className="mt-3 text-lg">{text}</p>}
        {link && (
          <Button href={link.href} className="mt-6">
            {link.label}
          </Button>
        )}
      </div>
    </div>
  )
}
