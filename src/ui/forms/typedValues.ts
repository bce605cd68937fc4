/** A value that was typed or selected in a lazy part before its code loaded. */
export interface TypedValue {
  /** the control's name or label; `position` counts controls with the same name */
  name: string
  position: number
  value: string
  focused: boolean
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROLS = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea'

/** Reads the changed or focused controls before they are replaced. */
export function readTypedValues(box: HTMLElement | null): TypedValue[] {
  return listControls(box).flatMap(({ control, name, position }) => {
    const focused = control === document.activeElement
    if (!focused && !isTouched(control)) return []
    return [{ name, position, value: isTouched(control) ? control.value : initialValue(control), focused }]
  })
}

/** Sets the values on the new controls, with the events of typing. */
export function restoreTypedValues(box: HTMLElement | null, typed: readonly TypedValue[]): void {
  if (typed.length === 0) return
  const controls = listControls(box)
  for (const { name, position, value, focused } of typed) {
    const control = controls.find((candidate) => candidate.name === name && candidate.position === position)?.control
    if (!control) continue
    if (focused) control.focus({ preventScroll: true })
    if (control.value === value) continue
    // React ignores values set through its own setter, so the prototype's is used.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

function listControls(box: HTMLElement | null) {
  const countByName = new Map<string, number>()
  return [...(box?.querySelectorAll<Control>(CONTROLS) ?? [])].map((control) => {
    // Generated ids differ between server and browser; labels do not.
    const name = control.name || control.labels?.[0]?.textContent || ''
    const position = countByName.get(name) ?? 0
    countByName.set(name, position + 1)
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
