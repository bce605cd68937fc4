import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { PostCard } from '@/blog/PostCard'
import type { FullPost } from '@/data/fromPayload/post'
import { formatDate } from '@/domain/format'
import { type PostSummary, postPath, readingMinutes } from '@/domain/posts/post'
import { hiddenPages, withoutLinksTo } from '@/domain/site/hiddenPages'
import type { Site } from '@/domain/site/site'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { JsonLd } from '@/ui/content/JsonLd'
import { Prose } from '@/ui/content/Prose'
import { RichText } from '@/ui/content/RichText'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Section } from '@/ui/layout/Section'
import { Picture } from '@/ui/media/Picture'
import { canonicalUrl } from '../metadata/canonicalUrl'
import { Trail } from '../metadata/Trail'

interface PostViewProps {
  site: Site
  post: FullPost
  /** posts to read next */
  related: readonly PostSummary[]
}

/** A post of the dealer's blog, with related ones below. */
export function PostView({ site, post, related }: PostViewProps) {
  const minutes = readingMinutes(convertLexicalToPlaintext({ data: post.content }).split(/\s+/).length)
  return (
    <>
      <article className="container-page flex flex-col gap-6 py-6 pb-section-space">
        <Breadcrumbs items={[{ name: 'Home', url: '/' }, { name: 'Blog', url: '/blog' }, { name: post.title }]} />
        <header className="mx-auto w-full max-w-(--container-narrow)">
          {post.category && <p className="eyebrow mb-2">{post.category}</p>}
          <h1 className="heading-1 text-balance">{post.title}</h1>
          <p className="mt-4 text-muted">
            {post.author && <>{post.author} · </>}
            <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, site.timeZone)}</time> · {minutes} min read
          </p>
        </header>
        {post.image && (
          <Picture
            priority
            src={post.image.url}
            alt={post.image.alt}
            width={post.image.width}
            height={post.image.height}
            sizes="(min-width: 64rem) 60rem, 100vw"
            className="mx-auto aspect-16/9 w-full max-w-5xl rounded-panel"
          />
        )}
        <Prose className="mx-auto w-full max-w-(--container-narrow)">
          <RichText data={withoutLinksTo(post.content, hiddenPages(site))} />
        </Prose>
        <JsonLd
          text={jsonLdText({
            '@context': 'https://schema.org',
            '@type': 'BlogPosting',
            headline: post.title,
            description: post.excerpt,
            datePublished: post.publishedAt,
            url: canonicalUrl(site, postPath(post)),
            author: post.author
              ? { '@type': 'Person', name: post.author }
              : { '@type': 'Organization', name: site.name },
            ...(post.image ? { image: canonicalUrl(site, post.image.url) } : {}),
          })}
        />
        <Trail
          site={site}
          steps={[
            { name: 'Blog', path: '/blog' },
            { name: post.title, path: null },
          ]}
        />
      </article>
      {related.length > 0 && (
        <section className="block-section" data-surface="surface" data-width="contained">
          <div className="container-page">
            <Section heading="Read on">
              <div className="card-rows grid gap-grid">
                {related.map((other) => (
                  <PostCard key={other.id} post={other} timeZone={site.timeZone} headingLevel={3} />
                ))}
              </div>
            </Section>
          </div>
        </section>
      )}
    </>
  )
}
