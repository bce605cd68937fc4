import { formatDate } from '@/domain/format'
import { type PostSummary, postPath } from '@/domain/posts/post'
import { CardLink } from '@/ui/layout/Card'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { Picture } from '@/ui/media/Picture'

const SIZES = '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 94vw'

interface PostCardProps {
  post: PostSummary
  timeZone: string
  headingLevel: 2 | 3
}

/** A blog post in a list: the whole card links to the post. */
export function PostCard({ post, timeZone, headingLevel }: PostCardProps) {
  const { title, excerpt, image, category, publishedAt } = post
  const Heading = `h${headingLevel}` as const
  return (
    <StaticHtml
      as="article"
      part={`post-${postPath(post)}`}
      className="card card-interactive flex h-full flex-col overflow-hidden"
    >
      {image && (
        <div className="relative aspect-3/2 flex-none bg-surface">
          <Picture fill src={image.url} alt="" crop="3:2" sizes={SIZES} />
        </div>
      )}
      <div className="flex flex-1 flex-col p-card">
        <p className="text-sm text-muted">
          {category && <span className="font-semibold text-accent-text">{category} · </span>}
          <time dateTime={publishedAt}>{formatDate(publishedAt, timeZone)}</time>
        </p>
        <Heading className="heading-4 mt-2 text-balance">
          <CardLink href={postPath(post)}>{title}</CardLink>
        </Heading>
        <p className="mt-2 text-muted">{excerpt}</p>
      </div>
    </StaticHtml>
  )
}
