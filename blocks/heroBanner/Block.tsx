import type { BlockProps } from '@blocks/blockProps'
import { toMediaImage } from '@/data/fromPayload/media'
import { pageTime } from '@/data/pageTime'
import { withoutEmptyLists } from '@/data/site/missingFacts'
import { Button } from '@/ui/actions/Button'
import { Picture } from '@/ui/media/Picture'
import { QuickSearchBar } from '../quickSearch/QuickSearchBar'
import { FeatureLinks } from './FeatureLinks'

/** The banner in the site's hero style: a full-width picture, text next to a picture, or a framed picture. */
export async function Block({ block, context }: BlockProps<'heroBanner'>) {
  const image = toMediaImage(block.image)
  const style = context.site.theme.heroStyle
  const featureLinks = await withoutEmptyLists(context.site, block.featureLinks ?? [], pageTime())
  return (
    <div className="hero" data-hero={style} data-size={block.size}>
      <div className="hero-stage" data-surface={style === 'split' ? undefined : 'ink'}>
        {image && (
          <div className="hero-picture">
            <Picture
              fill
              priority
              src={image.url}
              alt={image.alt}
              sizes={style === 'split' ? '(min-width: 64rem) 60vw, 100vw' : '100vw'}
            />
          </div>
        )}
        <div className="hero-words container-page">
          <div className="hero-copy">
            {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
            <HeroHeading level={context.headingLevel} text={block.heading} />
            {block.text && <p className="hero-text">{block.text}</p>}
            <HeroActions actions={block.actions ?? []} />
          </div>
        </div>
      </div>
      {block.showSearch && (
        <div className="hero-search container-page empty:hidden">
          <QuickSearchBar site={context.site} />
        </div>
      )}
      {featureLinks.length > 0 && <FeatureLinks links={featureLinks} />}
    </div>
  )
}

function HeroHeading({ level, text }: { level: 1 | 2; text: string }) {
  const Heading = `h${level}` as const
  return <Heading className="heading-display">{text}</Heading>
}

function HeroActions({ actions }: { actions: { label: string; link: string; id?: string | null }[] }) {
  if (actions.length === 0) return null
  return (
    <div className="hero-actions">
      {actions.map(({ label, link, id }, position) => (
        <Button key={id ?? link} href={link} size="lg" variant={position === 0 ? 'primary' : 'secondary'}>
          {label}
        </Button>
      ))}
    </div>
  )
}
