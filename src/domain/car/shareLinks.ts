/** Size of a social network's share window, in pixels (CAR-05). */
export const SHARE_WINDOW = { width: 550, height: 400 } as const

/** How long 'Copied' on the button and the toast are shown, in milliseconds (CAR-05). */
export const COPIED_MS = { button: 1500, toast: 3000 } as const

export interface ShareLink {
  name: string
  url: string
  /** opens in a popup window; mail opens its own app */
  opensWindow: boolean
}

/** The share links of a page; `url` is absolute (CAR-05). */
export function shareLinks(url: string, title: string): ShareLink[] {
  const encodedUrl = encodeURIComponent(url)
  const encodedTitle = encodeURIComponent(title)
  return [
    { name: 'Facebook', url: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`, opensWindow: true },
    { name: 'X', url: `https://x.com/intent/post?url=${encodedUrl}&text=${encodedTitle}`, opensWindow: true },
    { name: 'WhatsApp', url: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`, opensWindow: true },
    { name: 'Email', url: `mailto:?subject=${encodedTitle}&body=${encodedUrl}`, opensWindow: false },
  ]
}
