/**
 * Runs as an inline script ahead of the page: keeps what a shopper presses, ticks or types on controls whose code has not
 * come, and does it again once it has. A control has its code when React owns its node, which React marks with a property
 * `__reactProps$…`, and lets events through to it. In parts that load late (`data-late`) new nodes take the place of the
 * old ones; typed text moves there with the part itself (forms/typedBefore.ts). Self-contained, since its source is what
 * browsers get.
 */
export function replayEarlyInput(): void {
  interface EarlyInput {
    control: HTMLInputElement
    /** the ticked state or the typed text after the input; null for a press */
    value: boolean | string | null
    focused: boolean
    /** finds the node that takes the control's place */
    successor: () => HTMLInputElement | null
    /** that node, once it was found with its code */
    settled: HTMLInputElement | null
    at: number
  }
  const CHECK_INTERVAL_MS = 50
  const MAX_AGE_MS = 60_000
  const CONTROLS = 'button, input, select, textarea'
  let inputs: EarlyInput[] = []
  let timer = 0

  const isLive = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))
  /** React stops events on their way to a part whose node it has seen but not finished; tabs react to this one. */
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
      // Effects that run when the control has just come may still reset it.
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
      // Of a node that was taken over React knows the new state already, and would not see it change.
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
      // Forms with an address are the browser's; others would load the page again and lose what was typed.
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
