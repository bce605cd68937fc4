'use client'

/**
 * Preloads fonts where they can come in time for the first paint. Chromium holds the paint for up to 100 ms for a preloaded
 * font, so on a slow connection a first visit is painted in the fallback, and gets the fonts afterwards for the next page.
 * Rendered by the server alone, since the page would contain the script twice.
 */
export function PreloadFonts({ urls }: { urls: string[] }) {
  const source = typeof window === 'undefined' ? `(${LOAD_FONTS})(${JSON.stringify(urls)})` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}

/**
 * A font of 30 KB takes a round trip (`rtt`, ms) and 240 kbit of the connection (`downlink`, Mbit/s). Browsers that do not
 * know theirs preload.
 */
const LOAD_FONTS = `urls=>{let c=navigator.connection,key='forecourt.fonts',all=urls.join()
if(!c||!c.saveData&&c.rtt+240/c.downlink<=150){for(let href of urls)document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',fetchPriority:'low',href}))
return}
try{if(localStorage.getItem(key)===all)return}catch{}
for(let style of document.querySelectorAll('style[data-precedence=fonts]'))style.media='not all'
if(!c.saveData)addEventListener('load',()=>setTimeout(()=>Promise.all(urls.map(url=>fetch(url).then(file=>file.blob()))).then(()=>localStorage.setItem(key,all)).catch(()=>{}),3000))}`
