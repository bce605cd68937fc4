import { Writable } from 'node:stream'
import type { ReactNode } from 'react'

/** React puts them first. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/
/** Bytes in which they are. */
const MAX_PRELOADS = 16_384

/**
 * The HTML of a node in UTF-8 once all of it is there and, apart, the links of what it preloads. Server only: browsers get
 * `noRenderHtml.ts`.
 * @throws what a component throws
 */
export async function renderHtml(node: ReactNode): Promise<{ html: Buffer; preloads: string }> {
  const { renderToPipeableStream } = await loadRenderer()
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const body = new Writable({
      write: (chunk, _, next) => next(void chunks.push(chunk)),
      final: () => resolve(Buffer.concat(chunks)),
    })
    const stream = renderToPipeableStream(node, { onError: reject, onAllReady: () => stream.pipe(body) })
  })
  const [preloads = ''] = PRELOADS.exec(bytes.toString('utf8', 0, MAX_PRELOADS)) ?? []
  return { html: bytes.subarray(Buffer.byteLength(preloads)), preloads }
}

/** Next's own, since hooks need the renderer that belongs to the components' React: `react-dom/server` belongs to another copy. */
const loadRenderer = (): Promise<typeof import('react-dom/server')> =>
  // @ts-expect-error It has no types.
  import('next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server')
