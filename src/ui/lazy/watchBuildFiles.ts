const FILES = '/_next/static/'

/** `reloadStalePage.ts` as a module under an address that every build has. */
const MODULE = '/forecourt/reload-stale-page.js'

/** Runs as an inline script before the page: leads a file of the page's build that could not be loaded to `reloadStalePage`. */
export function watchBuildFiles(): void {
  const onError = async ({ target }: Event) => {
    const { src, href } = target as HTMLScriptElement & HTMLLinkElement
    const url = String(src || href)
    if (!url.includes(FILES)) return
    const { reloadStalePage }: typeof import('./reloadStalePage') = await import(/* webpackIgnore: true */ MODULE)
    await reloadStalePage(url)
  }
  document.addEventListener('error', (event) => void onError(event).catch(() => undefined), true)
}
