import type { EnquiryKind } from './lead'

/** Forms about a car that open where the shopper is; each is a link to a page without script. */
export const DIALOG_KINDS = ['car', 'testDrive', 'photos', 'similar', 'reserve'] as const satisfies EnquiryKind[]
export type DialogKind = (typeof DIALOG_KINDS)[number]

export interface FormToOpen {
  kind: DialogKind
  carId: number
  /** over the form */
  title: string
  /** the car's name */
  about: string
}

/** Attributes of a link that opens a form over the page; `formToOpen` reads them again. */
export function opensForm({ kind, carId, title, about }: FormToOpen) {
  return {
    'data-form': kind,
    'data-form-car': String(carId),
    'data-form-title': title,
    'data-form-about': about,
    'aria-haspopup': 'dialog',
  } as const
}

/** The form that a link's attributes name; null for a link that opens none. */
export function formToOpen(attribute: (name: string) => string | null | undefined): FormToOpen | null {
  const kind = DIALOG_KINDS.find((name) => name === attribute('data-form'))
  const carId = Number(attribute('data-form-car'))
  if (!kind || !Number.isInteger(carId) || carId <= 0) return null
  return { kind, carId, title: attribute('data-form-title') ?? '', about: attribute('data-form-about') ?? '' }
}
