/** Hover delay before a menu opens, and before it closes, in ms. */
const OPEN_AFTER_MS = 90
const CLOSE_AFTER_MS = 220

interface Dropdowns {
  close: () => void
  stop: () => void
}

/**
 * Behaviour of a row of dropdowns (SITE-06): one open at a time, by click, Enter, and hover if the site allows it. Left and
 * right move along the row, down enters the open menu, Escape closes it and returns focus. A press outside, and focus leaving
 * the row close it too. An open dropdown marks its group `dropdown-open`. The row is HTML without a component.
 * @param fill prepares a panel that is about to be shown, once or more; it is shown when that is done
 */
export function watchDropdowns(row: HTMLElement, fill: (panel: HTMLElement) => Promise<void>): Dropdowns {
  const hover = 'hover' in row.dataset
  const controller = new AbortController()
  const { signal } = controller
  let open: { group: HTMLElement; by: 'press' | 'hover' } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const buttonOf = (group: HTMLElement) => group.querySelector<HTMLElement>('[data-menu-stop]')
  const panelOf = (group: HTMLElement) => group.querySelector<HTMLElement>('[data-menu-panel]')
  const groupOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-menu-group]') : null

  const show = (next: typeof open, focusesFirst = false) => {
    clearTimeout(timer)
    const previous = open?.group
    open = next
    if (previous && previous !== next?.group) {
      previous.classList.remove('dropdown-open')
      buttonOf(previous)?.setAttribute('aria-expanded', 'false')
      panelOf(previous)?.removeAttribute('data-open')
    }
    if (!next) return
    const panel = panelOf(next.group)
    next.group.classList.add('dropdown-open')
    buttonOf(next.group)?.setAttribute('aria-expanded', 'true')
    if (!panel) return
    void fill(panel).then(() => {
      if (open?.group !== next.group) return
      panel.dataset.open = ''
      if (focusesFirst) linksIn(panel)[0]?.focus()
    })
  }
  const runLater = (ms: number, action: () => unknown) => {
    clearTimeout(timer)
    timer = setTimeout(action, ms)
  }
  const move = (from: HTMLElement[], offset: number) => {
    const at = from.indexOf(document.activeElement as HTMLElement)
    from.at((at + offset + from.length) % from.length)?.focus()
  }

  /** A press opens; a press on a menu opened by hover keeps it open; the next one closes it. */
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button[data-menu-stop]') : null
    const group = button && groupOf(button)
    if (group) show(open?.group === group && open.by === 'press' ? null : { group, by: 'press' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const panel = target.closest<HTMLElement>('[data-menu-panel]')
    const group = groupOf(target)
    if (event.key === 'Escape' && open) {
      buttonOf(open.group)?.focus()
      show(null)
    } else if (panel) {
      if (event.key === 'ArrowDown') move(linksIn(panel), 1)
      else if (event.key === 'ArrowUp') move(linksIn(panel), -1)
      else if (event.key === 'Home') linksIn(panel)[0]?.focus()
      else if (event.key === 'End') linksIn(panel).at(-1)?.focus()
      else return
    } else if (event.key === 'ArrowRight') move([...row.querySelectorAll<HTMLElement>('[data-menu-stop]')], 1)
    else if (event.key === 'ArrowLeft') move([...row.querySelectorAll<HTMLElement>('[data-menu-stop]')], -1)
    else if (event.key === 'ArrowDown' && group && target.hasAttribute('aria-expanded')) {
      show({ group, by: 'press' }, true)
    } else return
    event.preventDefault()
  }
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const group = groupOf(target)
    if (relatedTarget && open?.group === group && !group?.contains(relatedTarget as Node)) show(null)
  }
  const onPointerOver = ({ target, relatedTarget, pointerType }: PointerEvent) => {
    const group = groupOf(target)
    if (pointerType !== 'mouse' || !group || group.contains(relatedTarget as Node | null)) return
    const panel = panelOf(group)
    if (open?.group === group) clearTimeout(timer)
    else if (hover) runLater(open ? 0 : OPEN_AFTER_MS, () => show({ group, by: 'hover' }))
    // Before a likely press, which then has less to do.
    else if (panel) runLater(OPEN_AFTER_MS, () => fill(panel))
  }
  const onPointerOut = ({ target, relatedTarget, pointerType }: PointerEvent) => {
    const group = groupOf(target)
    if (pointerType !== 'mouse' || !group || group.contains(relatedTarget as Node | null)) return
    if (open?.by === 'hover') runLater(CLOSE_AFTER_MS, () => show(null))
    else if (!open) clearTimeout(timer)
  }

  row.addEventListener('click', onClick, { signal })
  row.addEventListener('keydown', onKeyDown, { signal })
  row.addEventListener('focusout', onFocusOut, { signal })
  row.addEventListener('pointerover', onPointerOver, { signal })
  row.addEventListener('pointerout', onPointerOut, { signal })
  const closeOutside = ({ target }: Event) => {
    if (open && !row.contains(target as Node)) show(null)
  }
  document.addEventListener('pointerdown', closeOutside, { signal })
  // An early click is replayed on buttons that have this.
  for (const button of row.querySelectorAll<HTMLElement>('button[data-menu-stop]')) button.dataset.handled = ''
  return {
    close: () => show(null),
    stop: () => {
      clearTimeout(timer)
      controller.abort()
    },
  }
}

/** The links of a panel, or of a part of it, that are shown. */
export const linksIn = (panel: HTMLElement) => [...panel.querySelectorAll('a')].filter((link) => link.checkVisibility())
