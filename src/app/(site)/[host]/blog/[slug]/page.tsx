import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { RichText } from '@payloadcms/richtext-lexical/react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PostCard } from '@/blog/PostCard'
import { findPostBySlug, listPosts } from '@/data/site/posts'
import { findSiteByHost } from '@/data/site/sites'
import { formatDate } from '@/domain/format'
import { postPath, readingMinutes } from '@/domain/posts/post'
import { jsonLdText } from '@/domain/structuredData/jsonLd'
import { shareImage } from '@/site/metadata/buildMetadata'
import { canonicalUrl } from '@/site/metadata/canonicalUrl'
import { sharePhoto } from '@/site/metadata/sharePicture'
import { JsonLd } from '@/ui/content/JsonLd'
import { Prose } from '@/ui/content/Prose'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Section } from '@/ui/layout/Section'
import { Picture } from '@/ui/media/Picture'
import { NotFound, notFoundMetadata } from '../../NotFound'

interface PostRouteProps {
  params: Promise<{ host: string; slug: string }>
}

/** Posts that stand below one another's text. */
const MORE_POSTS = 3

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: PostRouteProps): Promise<Metadata> {
  const { site, post } = await findPost(await params)
  if (!post) return notFoundMetadata(site)
  const title = `${post.title} | ${site.name}`
  const url = canonicalUrl(site, postPath(post))
  return {
    title,
    description: post.excerpt,
    alternates: { canonical: url },
    openGraph: {
      type: 'article',
      locale: 'en_AU',
      title,
      description: post.excerpt,
      url,
      siteName: site.name,
      publishedTime: post.publishedAt,
      images: [post.image ? sharePhoto(post.image.url) : shareImage('/')],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** An article of the dealer's blog, with others of its kind below. */
export default async function PostRoute({ params }: PostRouteProps) {
  const { site, post, now } = await findPost(await params)
  if (!post) return <NotFound site={site} />
  const minutes = readingMinutes(convertLexicalToPlaintext({ data: post.content }).split(/\s+/).length)
  const others = (await listPosts(site.id, now)).filter(({ id }) => id !== post.id)
  const alike = [...others].sort((a, b) => Number(b.category === post.category) - Number(a.category === post.category))
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
          <RichText data={post.content} disableContainer />
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
      </article>
      {alike.length > 0 && (
        <section className="block-section" data-surface="surface" data-width="contained">
          <div className="container-page">
            <Section heading="Read on">
              <div className="grid gap-grid sm:grid-cols-2 lg:grid-cols-3">
                {alike.slice(0, MORE_POSTS).map((other) => (
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

async function findPost({ host, slug }: { host: string; slug: string }) {
  const now = new Date()
  const site = await findSiteByHost(host)
  if (!site) notFound()
  return { site, post: await findPostBySlug(site.id, slug, now), now }
}
