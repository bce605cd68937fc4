import type { BlockProps } from '@blocks/blockProps'
import { PostCard } from '@/blog/PostCard'
import { pageTime } from '@/data/pageTime'
import { listPosts } from '@/data/site/posts'
import { LinkArrow } from '@/ui/actions/LinkArrow'
import { Section } from '@/ui/layout/Section'

/** Posts up to which they are one of many things on a page that is not theirs, and on phones stand in rows. */
const MAX_TEASERS = 3

export async function Block({ block, context }: BlockProps<'postTeasers'>) {
  const { site, headingLevel } = context
  const posts = (await listPosts(site.id, pageTime(), block.category ?? null)).slice(0, block.limit)
  if (posts.length === 0) return null
  const isTeaser = headingLevel === 2 && posts.length <= MAX_TEASERS
  return (
    <Section
      heading={block.heading}
      intro={block.subtitle}
      headingLevel={headingLevel}
      action={block.linkLabel ? <LinkArrow href="/blog">{block.linkLabel}</LinkArrow> : undefined}
    >
      <div className={isTeaser ? 'grid gap-3 md:grid-cols-3 md:gap-grid' : 'card-rows grid gap-grid'}>
        {posts.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            timeZone={site.timeZone}
            headingLevel={headingLevel === 1 ? 2 : 3}
            row={isTeaser}
          />
        ))}
      </div>
    </Section>
  )
}
