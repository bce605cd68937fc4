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

/**
 * Preloads fonts where they can come in time for the first paint. Chromium holds the paint for up to 100 ms for a preloaded
 * font, so on a slow connection a first visit is painted in the fallback faces, and gets the fonts afterwards for the next page.
 */
export function PreloadFonts({ urls }: { urls: string[] }) {
  const all = urls.join()
  useEffect(() => {
    if (!document.querySelector('style[data-precedence="fonts"][data-late]')) return
    return afterLoad(() => {
      const load = async () => {
        await Promise.all(urls.map((url) => fetch(url).then((response) => response.blob())))
        storedFonts.write(all)
      }
      setTimeout(() => void load().catch(() => {}), FETCH_DELAY_MS)
    })
  }, [urls, all])
  // By the server alone, since the page would contain it twice.
  const source = typeof window === 'undefined' ? createScript(urls) : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}

/**
 * A font of 30 KB takes a round trip (`rtt`, ms) and 240 kbit of the connection (`downlink`, Mbit/s). Browsers that do not
 * know theirs preload.
 */
function createScript(urls: string[]): string {
  return `(()=>{let c=navigator.connection
if(!c||!c.saveData&&c.rtt+240/c.downlink<=150){for(let href of ${JSON.stringify(urls)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',fetchPriority:'low',href}))
return}
${inlineScriptIfStored(storedFonts, urls.join(), 'return')}
for(let style of document.querySelectorAll('style[data-precedence=fonts]')){style.dataset.late='';for(let i=style.sheet.cssRules.length;i--;)style.sheet.cssRules[i].cssText.includes('woff2')&&style.sheet.deleteRule(i)}})()`
}
