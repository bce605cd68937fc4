/** In place of `renderHtml.ts` in browsers. */
export function renderHtml(): Promise<{ html: Buffer; preloads: string }> {
  throw new Error('Only the server renders HTML')
}
