import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTime } from '@/data/pageTime'
import { findPostBySlug, listPosts } from '@/data/site/posts'
import { followRedirect } from '@/data/site/redirects'
import { findSiteByHost } from '@/data/site/sites'
import { relatedPosts } from '@/domain/posts/post'
import { postMetadata } from '@/site/metadata/postMetadata'
import { PostView } from '@/site/pages/PostView'
import { NotFound, notFoundMetadata } from '../../NotFound'

interface PostRouteProps {
  params: Promise<{ host: string; slug: string }>
}

/** Number of related posts below a post. */
const RELATED_POSTS = 3

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: PostRouteProps): Promise<Metadata> {
  const { site, post } = await findPost(await params)
  if (!post) return notFoundMetadata(site)
  return postMetadata(site, post)
}

/** A post of the dealer's blog, with related posts below. */
export default async function PostRoute({ params }: PostRouteProps) {
  const { site, post, now } = await findPost(await params)
  if (!post) {
    await followRedirect(site.id, `/blog/${(await params).slug}`)
    return <NotFound site={site} />
  }
  const related = relatedPosts(post, await listPosts(site.id, now), RELATED_POSTS)
  return <PostView site={site} post={post} related={related} />
}

async function findPost({ host, slug }: { host: string; slug: string }) {
  const now = pageTime()
  const site = await findSiteByHost(host)
  if (!site) notFound()
  return { site, post: await findPostBySlug(site.id, slug, now), now }
}
