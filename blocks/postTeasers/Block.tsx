import type { BlockProps } from '@blocks/blockProps'
import { clsx } from 'clsx'
import { PostCard } from '@/blog/PostCard'
import { pageTime } from '@/data/pageTime'
import { listPosts } from '@/data/site/posts'
import { LinkArrow } from '@/ui/actions/LinkArrow'
import { Section } from '@/ui/layout/Section'

export async function Block({ block, context }: BlockProps<'postTeasers'>) {
  const { site, headingLevel } = context
  const posts = (await listPosts(site.id, pageTime(), block.category ?? null)).slice(0, block.limit)
  if (posts.length === 0) return null
  return (
    <Section
      heading={block.heading}
      intro={block.subtitle}
      headingLevel={headingLevel}
      action={block.linkLabel ? <LinkArrow href="/blog">{block.linkLabel}</LinkArrow> : undefined}
    >
      <div className={clsx('gap-grid lg:grid-cols-3', posts.length > 1 ? 'narrow-row lg:grid' : 'grid sm:grid-cols-2')}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} timeZone={site.timeZone} headingLevel={headingLevel === 1 ? 2 : 3} />
        ))}
      </div>
    </Section>
  )
}
