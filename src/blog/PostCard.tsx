import { clsx } from 'clsx'
import { formatDate } from '@/domain/format'
import { type PostSummary, postPath } from '@/domain/posts/post'
import { CardLink } from '@/ui/layout/Card'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { Picture } from '@/ui/media/Picture'

const SIZES = '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 94vw'
const ROW_SIZES = '(min-width: 64rem) 26rem, (min-width: 48rem) 33vw, 7rem'

interface PostCardProps {
  post: PostSummary
  timeZone: string
  headingLevel: 2 | 3
  /** on phones a row with a small picture, for a list that is one of many things on its page */
  row?: boolean
}

/** A blog post in a list: the whole card links to the post. */
export function PostCard({ post, timeZone, headingLevel, row = false }: PostCardProps) {
  const { title, excerpt, image, category, publishedAt } = post
  const Heading = `h${headingLevel}` as const
  return (
    <StaticHtml
      as="article"
      part={`post${row ? '-row' : ''}-${postPath(post)}`}
      className={clsx(
        'card card-interactive h-full overflow-hidden',
        row ? 'grid grid-cols-[7rem_minmax(0,1fr)] md:flex md:flex-col' : 'flex flex-col',
      )}
    >
      {image && (
        <div className={clsx('relative flex-none bg-surface', row ? 'min-h-24 md:aspect-3/2' : 'aspect-3/2')}>
          <Picture fill src={image.url} alt="" crop="3:2" sizes={row ? ROW_SIZES : SIZES} />
        </div>
      )}
      {/* Without a picture the text takes the whole row. */}
      <div className={clsx('flex flex-1 flex-col p-card', row && 'max-md:py-3', row && !image && 'max-md:col-span-2')}>
        <p className="text-sm text-muted">
          {category && <span className="font-semibold text-accent-text">{category} · </span>}
          <time dateTime={publishedAt}>{formatDate(publishedAt, timeZone)}</time>
        </p>
        <Heading className={clsx('heading-4 text-balance', row ? 'mt-1 md:mt-2' : 'mt-2')}>
          <CardLink href={postPath(post)}>{title}</CardLink>
        </Heading>
        <p className={clsx('mt-2 text-muted', row && 'max-md:hidden')}>{excerpt}</p>
      </div>
    </StaticHtml>
  )
}
