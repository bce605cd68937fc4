import type { Model } from './model'

/** Where a model leads: the link that staff set instead of its page, else its page (MOD-04). */
export function modelLink({ overrideUrl, slug }: Pick<Model, 'overrideUrl' | 'slug'>): string {
  return overrideUrl || `/models/${slug}`
}
