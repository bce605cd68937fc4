import { SEARCH_RENDERER } from '@/domain/stock/searchShell.mjs'
import type { PackedSearchSetup } from './searchSetup'

/** A search as HTML. */
export interface RenderedSearch {
  /** in UTF-8 */
  html: Buffer
  /** markup for the start of the head */
  preloads: string
  /** markup for the end of the head, which gives the browser the results */
  results: string
}

type RenderSearch = (setup: PackedSearchSetup) => Promise<RenderedSearch>
type WithRenderer = { [SEARCH_RENDERER]?: RenderSearch }

/** Sets what `getSearchRenderer` returns. Pages and API routes have module instances of their own. Server only. */
export function setSearchRenderer(render: RenderSearch): void {
  ;(globalThis as WithRenderer)[SEARCH_RENDERER] = render
}

/** Renders a search for which `searchFirst` has searched; undefined until this server has rendered a page with one. Server only. */
export const getSearchRenderer = (): RenderSearch | undefined => (globalThis as WithRenderer)[SEARCH_RENDERER]
