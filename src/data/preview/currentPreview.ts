import { AsyncLocalStorage } from 'node:async_hooks'
import { cache } from 'react'

/** A site as it will be, for the rendering of one page. */
export interface PagePreview {
  /** the moment that is shown */
  at: Date
  /** runs a read of the site's content in the preview's transaction */
  read: <Result>(read: () => Promise<Result>) => Promise<Result>
}

// React renders a page's components on its own, so that they share no context of Node; API routes have no such request of React.
const ofPage = cache(() => ({ preview: null as PagePreview | null }))

const shared = globalThis as { forecourtPreviews?: AsyncLocalStorage<PagePreview> }
shared.forecourtPreviews ??= new AsyncLocalStorage()
const ofRoute = shared.forecourtPreviews

/** The preview that the current page or route renders; null for shoppers' pages. */
export const currentPreview = (): PagePreview | null => ofRoute.getStore() ?? ofPage().preview

/** Makes all reads of the current page those of the preview. Call it first in the layout and in the page. */
export function setPagePreview(create: () => PagePreview): PagePreview {
  const holder = ofPage()
  holder.preview ??= create()
  return holder.preview
}

/** Makes all reads of some work those of the preview, outside a page. */
export const runInPreview = <Result>(preview: PagePreview, work: () => Promise<Result>): Promise<Result> =>
  ofRoute.run(preview, work)
