import type { BlockData, BlockProps } from '@blocks/blockProps'
import { toMediaImage } from '@/data/fromPayload/media'
import { Button } from '@/ui/actions/Button'
import { Carousel } from '@/ui/media/Carousel'
import { Picture } from '@/ui/media/Picture'

/** Initial banner (SITE-12). */
const INITIAL_SLIDE = 1
const AUTOPLAY_MS = 6000

type Slide = BlockData<'bannerCarousel'>['slides'][number]

export function Block({ block, context }: BlockProps<'bannerCarousel'>) {
  return (
    <Carousel
      label="Highlights"
      className="banner-carousel"
      startIndex={INITIAL_SLIDE}
      loop
      autoplayMs={block.autoplay ? AUTOPLAY_MS : undefined}
      perView={{ phone: 1, tablet: 1, desktop: 1 }}
    >
      {block.slides.map((slide, position) => (
        <Banner
          key={slide.id ?? slide.heading}
          slide={slide}
          isInitial={position === INITIAL_SLIDE}
          // One h1, whichever banner is visible.
          level={position === INITIAL_SLIDE ? context.headingLevel : 2}
        />
      ))}
    </Carousel>
  )
}

function Banner({ slide, isInitial, level }: { slide: Slide; isInitial: boolean; level: 1 | 2 }) {
  const { heading, text, image, buttonLabel, link } = slide
  const picture = toMediaImage(image)
  const Heading = `h${level}` as const
  return (
    <div className="banner" data-surface="ink">
      {picture && (
        <div className="hero-picture absolute! inset-0">
          <Picture fill priority={isInitial} src={picture.url} alt={picture.alt} sizes="100vw" />
        </div>
      )}
      <div className="banner-words container-page">
        <div className="hero-copy">
          <Heading className="heading-display">{heading}</Heading>
          {text && <p className="hero-text">{text}</p>}
          {buttonLabel && link && (
            <Button href={link} size="lg">
              {buttonLabel}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
