'use client'

/**
 * Preloads fonts where they can come in time for the first paint. Chromium holds the paint for up to 100 ms for a preloaded
 * font, so on a slow connection a preload would only delay the page and its largest picture. Rendered by the server alone, since
 * the page would contain the script twice.
 */
export function PreloadFonts({ urls }: { urls: string[] }) {
  const source = typeof window === 'undefined' ? `(${PRELOAD})(${JSON.stringify(urls)})` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}

/**
 * A font of 30 KB takes a round trip (`rtt`, ms) and 240 kbit of the connection (`downlink`, Mbit/s). Browsers that do not
 * know theirs preload.
 */
const PRELOAD = `urls=>{let c=navigator.connection
if(c&&(c.saveData||c.rtt+240/c.downlink>150))return
for(let href of urls)document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',fetchPriority:'low',href}))}`
