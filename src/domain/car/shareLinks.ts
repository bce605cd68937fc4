/** Size of the window in which a social network asks what to share, in pixels (CAR-05). */
export const SHARE_WINDOW = { width: 550, height: 400 } as const

/** How long 'Copied' stands on the button, and the toast that names the car, in milliseconds (CAR-05). */
export const COPIED_MS = { button: 1500, toast: 3000 } as const

export interface ShareLink {
  name: string
  url: string
  /** opens in a small window of its own; mail and messages open their own app */
  inWindow: boolean
}

/** Where a shopper can share a page; `url` is its whole address (CAR-05). */
export function shareLinks(url: string, title: string): ShareLink[] {
  const at = encodeURIComponent(url)
  const words = encodeURIComponent(title)
  return [
    { name: 'Facebook', url: `https://www.facebook.com/sharer/sharer.php?u=${at}`, inWindow: true },
    { name: 'X', url: `https://x.com/intent/post?url=${at}&text=${words}`, inWindow: true },
    { name: 'WhatsApp', url: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`, inWindow: true },
    { name: 'Email', url: `mailto:?subject=${words}&body=${at}`, inWindow: false },
  ]
}
