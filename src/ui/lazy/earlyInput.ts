/**
 * Runs as an inline script before the page: records clicks and input on controls that are not hydrated yet, and replays
 * them after hydration. A control is hydrated when it has `data-handled`, or when React has set a `__reactProps$…` property on its node and lets events
 * through to it; in lazy parts that is when their code has loaded.
 */
export function replayEarlyInput(): void {
  interface EarlyInput {
    control: HTMLInputElement
    /** checked state or text after the input; null for a click */
    value: boolean | string | null
    focused: boolean
    /** was hydrated at the last check */
    settled: boolean
    at: number
  }
  const CHECK_INTERVAL_MS = 50
  const MAX_AGE_MS = 60_000
  let inputs: EarlyInput[] = []
  let timer = 0

  /** Controls of the server's HTML; those that scripts add later have their own listeners. */
  const serverControls = new WeakSet<Element>()
  const isServerRendered = (control: Element) => document.readyState === 'loading' || serverControls.has(control)
  document.addEventListener('DOMContentLoaded', () => {
    for (const control of document.querySelectorAll('button, input, select, textarea, a[data-replay]'))
      serverControls.add(control)
  })

  const isLive = (node: Element) =>
    node.hasAttribute('data-handled') || Object.keys(node).some((key) => key.startsWith('__reactProps$'))
  /** React blocks events to parts whose hydration has started but not finished. Uses `mousedown`, since tabs react to it. */
  const receivesEvents = (control: Element) => {
    let received = false
    const onReceived = () => {
      received = true
    }
    control.addEventListener('mousedown', onReceived)
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    control.removeEventListener('mousedown', onReceived)
    return received
  }
  const isTickable = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'
  function record(control: HTMLInputElement, value: EarlyInput['value']) {
    inputs.push({ control, value, focused: control === document.activeElement, settled: false, at: performance.now() })
    if (!timer) timer = window.setInterval(replay, CHECK_INTERVAL_MS)
  }

  /** The control that took the place of one that a late part rendered anew, by its id. */
  const successorOf = (control: HTMLInputElement) =>
    control.isConnected || !control.id
      ? control
      : ((document.getElementById(control.id) as HTMLInputElement | null) ?? control)

  function replay() {
    for (const input of inputs) input.control = successorOf(input.control)
    const pending = inputs.filter(({ control, at }) => control.isConnected && performance.now() - at < MAX_AGE_MS)
    inputs = []
    const waiting = pending.filter((input) => {
      if (!isLive(input.control) || !receivesEvents(input.control)) return true
      // Waits one more round, since effects after hydration may reset the control.
      if (!input.settled) {
        input.settled = true
        return true
      }
      apply(input)
      return false
    })
    inputs = [...waiting, ...inputs]
    if (inputs.length > 0) return
    clearInterval(timer)
    timer = 0
  }

  function apply({ control, value, focused }: EarlyInput) {
    if (focused && document.activeElement === document.body) control.focus({ preventScroll: true })
    if (typeof value === 'boolean') {
      // React already has the new state of a hydrated node and would not see a change, so the old one is restored first.
      control.checked = !value
      control.click()
    } else if (value === null) {
      control.click()
    } else {
      const isSelect = control.tagName === 'SELECT'
      if (!isSelect) control.value = control.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
    }
  }

  function onClick(event: MouseEvent) {
    const target = event.isTrusted && event.target instanceof Element ? event.target : null
    const control = target?.closest<HTMLInputElement>('button, input, a[data-replay]')
    if (!control || control.disabled || isLive(control) || !isServerRendered(control)) return
    if (control.hasAttribute('popovertarget')) return
    if (isTickable(control)) return record(control, control.checked)
    // A link that opens something once the page is ready, and without script jumps to it.
    const isLink = control.tagName === 'A'
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    if (isLink) event.preventDefault()
    if (control.tagName !== 'BUTTON' && !isLink) return
    if (control.type === 'submit' && control.form) {
      // Forms with an action are left to the browser; others would reload the page and lose the input.
      if (control.form.hasAttribute('action') && !control.form.hasAttribute('data-replay')) return
      event.preventDefault()
    }
    // React may hydrate the button within this event, and would then also act on it.
    event.stopImmediatePropagation()
    record(control, null)
  }

  function onInput(event: Event) {
    const control = event.target as HTMLInputElement
    if (
      (!event.isTrusted && event.type === 'input') ||
      isTickable(control) ||
      control.type === 'file' ||
      !isServerRendered(control)
    )
      return
    inputs = inputs.filter((input) => input.control !== control)
    if (!isLive(control)) record(control, control.value)
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener('input', onInput, true)
  // What was typed before a stale page reloaded.
  document.addEventListener('restore-input', onInput, true)
}
