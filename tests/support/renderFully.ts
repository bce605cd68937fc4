import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Renders on the server until all data and code has loaded; rejects with the error that a component throws. */
export function renderFully(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk, _, done) => {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(node, { onAllReady: () => pipe(sink), onError: reject })
  })
}

/** The visible text of HTML, with single spaces. */
export function extractText(html: string): string {
  return html
    .replace(/<(script|style|template)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
