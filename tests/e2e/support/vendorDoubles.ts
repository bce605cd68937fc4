import type { Page } from '@playwright/test'

/** What Google's library does with its list: sends each event, past and future. */
const GTAG = `
  const list = window.forecourtGoogle
  const send = (entry) => {
    if (entry[0] === 'event') fetch('https://www.google-analytics.com/g/collect?en=' + entry[1], { mode: 'no-cors' })
  }
  list.forEach(send)
  const push = list.push.bind(list)
  list.push = (...entries) => { entries.forEach(send); return push(...entries) }`

/** Tag Manager reads the data layer from its start, in order. */
const GTM = `
  window.gtmRead = window.dataLayer.map((entry) => entry.event || Array.from(entry).slice(0, 2).join(' '))
  fetch('https://www.google-analytics.com/g/collect?en=from-gtm', { mode: 'no-cors' })`

const PIXEL = `
  fbq.callMethod = (...args) => {
    const [method, id, name, , options] = args
    if (method === 'trackSingle')
      new Image().src = 'https://www.facebook.com/tr/?id=' + id + '&ev=' + name + (options ? '&eid=' + options.eventID : '')
  }
  fbq.queue.forEach((args) => fbq.callMethod(...args))`

const CHAT = `
  const frame = document.createElement('iframe')
  frame.src = 'https://chat.vendor.example/frame'
  frame.title = 'Chat'
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:80px;height:80px;border:0'
  document.body.append(frame)
  fetch('https://api.vendor.example/hello', { mode: 'no-cors' })
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = 'https://chat.vendor.example/chat.css'
  document.head.append(style)`

const DOUBLES: readonly (readonly [RegExp, string, string])[] = [
  [/^https:\/\/www\.googletagmanager\.com\/gtm\.js/, 'text/javascript', GTM],
  [/^https:\/\/www\.googletagmanager\.com\/gtag\/js/, 'text/javascript', GTAG],
  [/^https:\/\/connect\.facebook\.net\//, 'text/javascript', PIXEL],
  [/^https:\/\/chat\.vendor\.example\/widget\.js/, 'text/javascript', CHAT],
  [/^https:\/\/chat\.vendor\.example\/chat\.css/, 'text/css', ''],
  [/^https:\/\/chat\.vendor\.example\//, 'text/html', '<!doctype html><title>Chat</title>'],
  [/^https:\/\//, 'text/plain', ''],
]

/** Local doubles of vendors, for a browser: they take every call to another host. */
export class VendorDoubles {
  /** addresses that were called, in order */
  readonly calls: string[] = []
  /** what the content security policy blocked */
  readonly violations: string[] = []

  static async start(page: Page): Promise<VendorDoubles> {
    const doubles = new VendorDoubles()
    await page.context().route(/^https:\/\//, (route) => {
      const url = route.request().url()
      doubles.calls.push(url)
      const [, contentType, body] = DOUBLES.find(([pattern]) => pattern.test(url))!
      return route.fulfill({ contentType, body, headers: { 'Access-Control-Allow-Origin': '*' } })
    })
    // What a script tries and catches, such as code from text, is in no message of the browser's own.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
        console.info(`Content Security Policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`),
      )
    })
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) doubles.violations.push(message.text())
    })
    return doubles
  }

  called = (part: string) => this.calls.some((url) => url.includes(part))
}
