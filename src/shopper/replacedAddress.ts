/** The path that took the place of another one, until it has been taken. */
let replaced: { from: string; to: string } | null = null

/** Gives the page that is shown another address: still the same view of it. @param address path with query and anchor, of this site */
export function replaceAddress(address: string): void {
  const from = location.pathname
  history.replaceState(null, '', address)
  if (location.pathname !== from) replaced = { from, to: location.pathname }
}

/** Whether a path is another address of the page that was counted at `from`. True once for each replaced address. */
export function takeReplaced(from: string | null, to: string): boolean {
  if (replaced?.from !== from || replaced.to !== to) return false
  replaced = null
  return true
}
