/** What a shopper typed or chose in a part of the page before its code came. */
export interface TypedValue {
  /** finds the control again: its name or label, and which of that name it is */
  name: string
  position: number
  value: string
  focused: boolean
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROLS = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea'

/** Takes what was typed, since new controls are about to take the place of these. */
export function readTypedValues(box: HTMLElement | null): TypedValue[] {
  return listControls(box).flatMap(({ control, name, position }) => {
    const focused = control === document.activeElement
    if (!focused && !isTouched(control)) return []
    return [{ name, position, value: isTouched(control) ? control.value : initialValue(control), focused }]
  })
}

/** Puts it into the controls that took their place, as if it were typed there. */
export function restoreTypedValues(box: HTMLElement | null, typed: readonly TypedValue[]): void {
  if (typed.length === 0) return
  const controls = listControls(box)
  for (const { name, position, value, focused } of typed) {
    const control = controls.find((candidate) => candidate.name === name && candidate.position === position)?.control
    if (!control) continue
    if (focused) control.focus({ preventScroll: true })
    if (control.value === value) continue
    // React hears of a value only where its own setter is passed by.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

function listControls(box: HTMLElement | null) {
  const seen = new Map<string, number>()
  return [...(box?.querySelectorAll<Control>(CONTROLS) ?? [])].map((control) => {
    // An id made on the server is another in the browser; what labels the control stays.
    const name = control.name || control.labels?.[0]?.textContent || ''
    const position = seen.get(name) ?? 0
    seen.set(name, position + 1)
    return { control, name, position }
  })
}

function isTouched(control: Control): boolean {
  return control.value !== initialValue(control)
}

function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}
