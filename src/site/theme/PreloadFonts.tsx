'use client'

import { useEffect } from 'react'
import { afterLoad } from '@/ui/lazy/whenNear'
import { inlineScriptIfStored, storedValue } from '@/ui/storage/browserStorage'

/** The fonts that this browser has, by their URLs. */
const storedFonts = storedValue({
  key: 'fonts',
  area: 'local',
  fallback: '',
  parse: (json) => {
    if (typeof json !== 'string') throw new TypeError('not a string')
    return json
  },
})

/** Milliseconds after the page has loaded. */
const FETCH_DELAY_MS = 3000

/** Set on `window` where the fonts are for the next page only. */
const LATE_FONTS = 'forecourtLateFonts'

/**
 * Preloads fonts where they can come in time for the first paint; renders into the head, since Chromium holds the paint for up to
 * 100 ms for a font that was preloaded ahead of the body. On a slow connection that would only delay the page: a first visit is
 * painted in the fallback faces, and gets the fonts afterwards for the next page.
 */
export function PreloadFonts({ urls }: { urls: string[] }) {
  const all = urls.join()
  useEffect(() => {
    if (!(LATE_FONTS in window)) return
    return afterLoad(() => {
      const load = async () => {
        await Promise.all(urls.map((url) => fetch(url).then((response) => response.blob())))
        storedFonts.write(all)
      }
      setTimeout(() => void load().catch(() => {}), FETCH_DELAY_MS)
    })
  }, [urls, all])
  return <ServerScript source={createPreloadScript(urls)} />
}

/** Removes the faces of fonts that come too late, behind their styles. */
export function DropLateFonts() {
  return <ServerScript source={DROP_SCRIPT} />
}

/** A script in the HTML alone, since the page would contain it twice. */
function ServerScript({ source }: { source: string }) {
  const html = typeof window === 'undefined' ? source : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** Milliseconds for which Chromium holds the paint for a preloaded font; it takes a round trip at least. */
const MAX_ROUND_TRIP_MS = 100

/**
 * Goes by the round trip (`rtt`, ms): `downlink` is a guess of 1.3 to 1.6 Mbit/s until a browser has loaded more than a page. Browsers
 * that do not know their connection preload.
 */
function createPreloadScript(urls: string[]): string {
  return `(()=>{let c=navigator.connection
if(!c||!c.saveData&&c.rtt<=${MAX_ROUND_TRIP_MS}){for(let href of ${JSON.stringify(urls)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',fetchPriority:'low',href}))
return}
${inlineScriptIfStored(storedFonts, urls.join(), 'return')}
window.${LATE_FONTS}=1})()`
}

const DROP_SCRIPT = `if(window.${LATE_FONTS})for(let {sheet} of document.querySelectorAll('style[data-precedence=fonts]'))for(let i=sheet.cssRules.length;i--;)if(sheet.cssRules[i].cssText.includes('woff2'))sheet.deleteRule(i)`
