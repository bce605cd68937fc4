/** A press or an input on a control that was not hydrated yet. */
export interface EarlyInput {
  control: HTMLInputElement
  /** checked state or text after the input; null for a click */
  value: boolean | string | null
  focused: boolean
  /** the selected part of the text; null or undefined for a control without selections, such as one of email addresses */
  selection: [start: number | null | undefined, end: number | null | undefined]
  /** the shopper was done with the text: pressed Enter or left the field */
  done?: boolean
  /** was hydrated at the last check */
  settled?: boolean
  at: number
}

/** What `recordEarlyInput` keeps for `replayEarlyInput`. */
export interface EarlyInputs {
  inputs: EarlyInput[]
  /** true if the control is hydrated */
  isLive: (control: Element) => boolean
  /** links of forms open them in dialogs, by a listener of the page (`FormDialogs`) */
  opensForms?: boolean
  /** called after each input, once the page's code has loaded */
  onInput?: () => void
}

declare global {
  interface Window {
    earlyInputs?: EarlyInputs
  }
}

/**
 * Runs as an inline script before the page: records clicks and input on controls that are not hydrated yet, for `replayEarlyInput`. A
 * control is hydrated when it has `data-handled`, or when React has set a `__reactProps$…` property on its node and lets events
 * through to it; in lazy parts that is when their code has loaded. A link that opens a form is ready when the page listens for it.
 */
export function recordEarlyInput(): void {
  const selector = 'button, input, select, textarea, a[data-replay], a[data-form]'
  /** as long as a slow phone may need for the page's code */
  const followAfterMs = 9000
  const early: EarlyInputs = { inputs: [], isLive }
  window.earlyInputs = early

  function isLive(node: Element): boolean {
    if (node.hasAttribute('data-form')) return early.opensForms === true
    return node.hasAttribute('data-handled') || Object.keys(node).some((key) => key.startsWith('__reactProps$'))
  }

  /** Controls of the server's HTML; those that scripts add later have their own listeners. */
  const serverControls = new WeakSet<Element>()
  const isServerRendered = (control: Element) => document.readyState === 'loading' || serverControls.has(control)
  document.addEventListener('DOMContentLoaded', () => {
    for (const control of document.querySelectorAll(selector)) serverControls.add(control)
  })

  const isTickable = ({ type }: HTMLInputElement) => /^(checkbox|radio)$/.test(type)
  function record(control: HTMLInputElement, value: EarlyInput['value']) {
    const focused = control === document.activeElement
    const { selectionStart, selectionEnd } = control
    early.inputs.push({ control, value, focused, selection: [selectionStart, selectionEnd], at: performance.now() })
    early.onInput?.()
  }

  function onClick(event: MouseEvent) {
    const control = event.isTrusted ? (event.target as Element).closest<HTMLInputElement>(selector) : null
    if (!control || control.disabled || isLive(control) || !isServerRendered(control)) return
    if (control.hasAttribute('popovertarget')) return
    if (isTickable(control)) return record(control, control.checked)
    const isLink = control.tagName === 'A'
    if (isLink ? event.ctrlKey || event.metaKey || event.shiftKey : control.tagName !== 'BUTTON') return
    // Forms with an action are left to the browser; others would reload the page and lose the input.
    const { form } = control
    if (control.type === 'submit' && form?.hasAttribute('action') && !form.hasAttribute('data-replay')) return
    event.preventDefault()
    // React may hydrate the button within this event, and would then also act on it.
    event.stopImmediatePropagation()
    record(control, null)
    // A link opens something once the page is ready; a page that does not get ready is left for where the link leads.
    if (isLink)
      setTimeout(() => {
        if (early.inputs.some((input) => input.control === control)) location.href = control.getAttribute('href') ?? ''
      }, followAfterMs)
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
    const others = early.inputs.filter((input) => input.control !== control)
    const isPending = others.length < early.inputs.length
    early.inputs = others
    if (isPending || !isLive(control)) record(control, control.value)
  }

  function onChange(event: Event) {
    for (const input of early.inputs) if (input.control === event.target) input.done = true
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener('input', onInput, true)
  document.addEventListener('change', onChange, true)
  // What was typed before a stale page reloaded.
  document.addEventListener('restore-input', onInput, true)
}
