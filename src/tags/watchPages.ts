/**
 * Calls back when another path is shown without a load.
 * @param onPage gets true if the path took the place of the one before: another address of the same page, such as that of a search
 * whose filters have a page of their own
 */
export function watchPages(onPage: (isReplaced: boolean) => void): void {
  let shown = location.pathname
  const check = (isReplaced: boolean) => {
    if (location.pathname === shown) return
    shown = location.pathname
    onPage(isReplaced)
  }
  const { pushState, replaceState } = history
  history.pushState = (...args) => {
    pushState.apply(history, args)
    check(false)
  }
  history.replaceState = (...args) => {
    replaceState.apply(history, args)
    check(true)
  }
  addEventListener('popstate', () => check(false))
}
