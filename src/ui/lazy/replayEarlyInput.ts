import type { EarlyInput } from './earlyInput'

const CHECK_INTERVAL_MS = 50
const MAX_AGE_MS = 60_000
/** Before React's own listeners, which the document has, and before the browser changes the text. */
const NEXT_INPUT_EVENTS = ['keydown', 'beforeinput', 'focusout'] as const
/** The browser moves the caret right after these. */
const CARET_EVENTS = ['keydown', 'mousedown'] as const

/** Chrome's and Firefox's; TypeScript does not know it yet. */
type WindowWithScheduler = Window & {
  scheduler?: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> }
}

/** Replays what `recordEarlyInput` recorded, each once its control is hydrated. */
export function replayEarlyInput(): void {
  const early = window.earlyInputs
  if (!early) return
  let timer = 0
  const start = () => {
    if (!timer) timer = window.setInterval(replay, CHECK_INTERVAL_MS)
  }
  early.onInput = start
  if (early.inputs.length > 0) start()
  for (const eventName of NEXT_INPUT_EVENTS) addEventListener(eventName, replayText, true)
  for (const eventName of CARET_EVENTS) addEventListener(eventName, recordSelectionSoon, true)
  document.addEventListener('selectionchange', recordSelection)

  /** Until React puts its own text back, which moves the caret. */
  function recordSelection() {
    for (const input of early?.inputs ?? []) {
      const { control, value } = input
      if (control === document.activeElement && control.value === value)
        input.selection = [control.selectionStart, control.selectionEnd]
    }
  }

  /** `selectionchange` comes after the tasks that wait: a task of React may put its own text back before it. */
  function recordSelectionSoon() {
    void (window as WindowWithScheduler).scheduler?.postTask(recordSelection, { priority: 'user-blocking' })
  }

  /** React has put its own text back into a field that was just hydrated: what was typed comes before the next key. */
  function replayText({ target, type }: Event) {
    const input = early?.inputs.find(({ control, value }) => control === target && typeof value === 'string')
    if (!early || !input) return
    recordSelection()
    if (!early.isLive(input.control) || !receivesEvents(input.control)) return
    early.inputs = early.inputs.filter((other) => other !== input)
    // React gets the event of a field that is left as well.
    apply(type === 'focusout' ? { ...input, done: false } : input)
  }

  function replay() {
    if (!early) return
    recordSelection()
    for (const input of early.inputs) followSuccessor(input)
    const pending = early.inputs.filter(({ control, at }) => control.isConnected && performance.now() - at < MAX_AGE_MS)
    early.inputs = []
    const waiting = pending.filter((input) => {
      if (!early.isLive(input.control) || !receivesEvents(input.control)) return true
      // Waits one more round, since effects after hydration may reset the control.
      if (!input.settled) {
        input.settled = true
        return true
      }
      apply(input)
      return false
    })
    early.inputs = [...waiting, ...early.inputs]
    if (early.inputs.length > 0) return
    clearInterval(timer)
    timer = 0
  }
}

/** React blocks events to parts whose hydration has started but not finished. Uses `mousedown`, since tabs react to it. */
function receivesEvents(control: Element): boolean {
  let received = false
  const onReceived = () => {
    received = true
  }
  control.addEventListener('mousedown', onReceived)
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  control.removeEventListener('mousedown', onReceived)
  return received
}

/** A late part that renders a control again has another one in its place, by its id, and the focus went with the first. */
function followSuccessor(input: EarlyInput): void {
  const { control, focused } = input
  const successor = control.isConnected || !control.id ? null : document.getElementById(control.id)
  if (!successor) return
  input.control = successor as HTMLInputElement
  if (focused && document.activeElement === document.body) successor.focus({ preventScroll: true })
}

function apply({ control, value, selection, done }: EarlyInput) {
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
    // Before the event as well: inputs that format their text read the caret in it.
    select(control, selection)
    control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
    if (control.value === value) select(control, selection)
    if (done && !isSelect) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

function select(control: HTMLInputElement, [start, end]: EarlyInput['selection']) {
  if (typeof start === 'number' && typeof end === 'number' && control === document.activeElement)
    control.setSelectionRange(start, end)
}
