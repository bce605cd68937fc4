/**
 * Runs as an inline script before the page: records clicks and input on controls that are not hydrated yet, and replays
 * them after hydration. A control is hydrated when React has set a `__reactProps$…` property on its node and lets events
 * through to it. In lazy parts (`data-late`) new nodes replace the old ones; typed text is restored by the part itself
 * (forms/typedValues.ts). Self-contained, since its source is inlined.
 */
export function replayEarlyInput(): void {
  interface EarlyInput {
    control: HTMLInputElement
    /** checked state or text after the input; null for a click */
    value: boolean | string | null
    focused: boolean
    /** finds the node that replaces the control */
    successor: () => HTMLInputElement | null
    /** that node, once it is hydrated */
    settled: HTMLInputElement | null
    at: number
  }
  const CHECK_INTERVAL_MS = 50
  const MAX_AGE_MS = 60_000
  const CONTROLS = 'button, input, select, textarea'
  let inputs: EarlyInput[] = []
  let timer = 0

  const isLive = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))
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
  const describe = (control: HTMLInputElement) =>
    [
      control.tagName,
      control.type,
      control.getAttribute('aria-label'),
      (control.closest('label') ?? control).textContent,
    ].join('|')

  function findSuccessor(control: HTMLInputElement): EarlyInput['successor'] {
    const part = control.closest('[data-late]')
    if (!part) return () => (control.isConnected ? control : null)
    const listControls = (root: Element) => [...root.querySelectorAll<HTMLInputElement>(CONTROLS)]
    const listParts = () => [...document.querySelectorAll(`[data-late="${part.getAttribute('data-late')}"]`)]
    const text = describe(control)
    const partIndex = listParts().indexOf(part)
    const index = listControls(part)
      .filter((input) => describe(input) === text)
      .indexOf(control)
    return () => {
      const currentPart = listParts()[partIndex]
      return (currentPart && listControls(currentPart).filter((input) => describe(input) === text)[index]) ?? null
    }
  }

  function record(control: HTMLInputElement, value: EarlyInput['value']) {
    inputs.push({
      control,
      value,
      focused: control === document.activeElement,
      successor: findSuccessor(control),
      settled: null,
      at: performance.now(),
    })
    if (!timer) timer = window.setInterval(replay, CHECK_INTERVAL_MS)
  }

  function replay() {
    const pending = inputs.filter(({ at }) => performance.now() - at < MAX_AGE_MS)
    inputs = []
    const waiting = pending.filter((input) => {
      const control = input.successor()
      if (!control || !isLive(control) || !receivesEvents(control)) return true
      // Waits one more round, since effects after hydration may reset the control.
      if (input.settled !== control) {
        input.settled = control
        return true
      }
      apply(input, control)
      return false
    })
    inputs = [...waiting, ...inputs]
    if (inputs.length > 0) return
    clearInterval(timer)
    timer = 0
  }

  function apply({ control: before, value, focused }: EarlyInput, control: HTMLInputElement) {
    if (focused && document.activeElement === document.body) control.focus({ preventScroll: true })
    if (typeof value === 'boolean') {
      // React already has the new state of a hydrated node and would not see a change, so the old one is restored first.
      if (control === before) control.checked = !value
      if (control.checked !== value) control.click()
    } else if (value === null) {
      control.click()
    } else {
      const isSelect = control.tagName === 'SELECT'
      if (!isSelect) control.value = control.defaultValue
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
    }
  }

  function onClick(event: Event) {
    const target = event.isTrusted && event.target instanceof Element ? event.target : null
    const control = target?.closest<HTMLInputElement>('button, input')
    if (!control || control.disabled || isLive(control) || control.hasAttribute('popovertarget')) return
    if (isTickable(control)) return record(control, control.checked)
    if (control.tagName !== 'BUTTON') return
    if (control.type === 'submit' && control.form) {
      // Forms with an action are left to the browser; others would reload the page and lose the input.
      if (control.form.hasAttribute('action')) return
      event.preventDefault()
    }
    record(control, null)
  }

  function onInput(event: Event) {
    const control = event.target as HTMLInputElement
    if (!event.isTrusted || isTickable(control) || control.type === 'file' || control.closest('[data-late]')) return
    inputs = inputs.filter((input) => input.control !== control)
    if (!isLive(control)) record(control, control.value)
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener('input', onInput, true)
}
