/** Controls that Payload shows as an icon alone, and what they do. */
const NAMES: readonly [selector: string, name: string][] = [
  ['.doc-controls__popup .popup-button', 'More actions'],
  ['.btn--withPopup .popup-button', 'More ways to save'],
  ['.array-actions__button', 'Actions of this row'],
  ['.clipboard-action__popup .popup-button', 'Copy or paste all rows'],
  ['.collapsible__drag', 'Move'],
  ['.upload-relationship-details__edit', 'Edit the file'],
  ['.upload-relationship-details__remove', 'Remove the file'],
  ['.file-details__remove', 'Replace the file'],
  ['.dashboard-breadcrumb-select input', 'Dashboard'],
]

/** Parts of Payload's choices that the keyboard reaches although they are hidden from screen readers. */
const UNREACHED = '.dropdown-indicator[aria-hidden="true"], .clear-indicator[aria-hidden="true"]'

let nextId = 0

/** Names Payload's controls without a name, and those of its choices by the label of their field. */
export function nameControls(root: ParentNode): void {
  for (const [selector, name] of NAMES)
    for (const control of root.querySelectorAll(`${selector}:not([aria-label])`))
      if (!control.textContent?.trim()) control.setAttribute('aria-label', name)
  for (const part of root.querySelectorAll(`:is(${UNREACHED}):not([tabindex="-1"])`))
    part.setAttribute('tabindex', '-1')
  for (const input of root.querySelectorAll<HTMLInputElement>(
    ':is(.react-select, .rs__control) input:not([aria-label], [aria-labelledby])',
  ))
    nameChoice(input)
}

function nameChoice(input: HTMLInputElement): void {
  if (input.labels?.length) return
  const label = input.closest('.field-type')?.querySelector('.field-label')
  if (!label?.textContent?.trim()) return
  nextId += 1
  label.id ||= `field-label-${nextId}`
  input.setAttribute('aria-labelledby', label.id)
}
