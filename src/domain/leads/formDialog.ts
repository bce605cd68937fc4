import type { EnquiryKind } from './lead'

/** Enquiry forms about a car that open in a dialog; without script each is a link to a page. */
export const DIALOG_KINDS = ['car', 'testDrive', 'photos', 'similar', 'reserve'] as const satisfies EnquiryKind[]
export type DialogKind = (typeof DIALOG_KINDS)[number]

export interface FormToOpen {
  kind: DialogKind
  carId: number
  /** heading of the dialog */
  title: string
  /** the car's name */
  about: string
}

/**
 * Attributes of a link that opens a form in a dialog; `formToOpen` parses them. Leave out `about` where the link's label is title and car,
 * "Enquire Now, 2018 Honda Civic".
 */
export function opensForm({ kind, carId, title, about }: Omit<FormToOpen, 'about'> & { about?: string }) {
  return {
    'data-form': kind,
    'data-form-car': String(carId),
    'data-form-title': title,
    'data-form-about': about,
    'aria-haspopup': 'dialog',
  } as const
}

/** Parses a link's form attributes; null if it opens no form. */
export function formToOpen(getAttribute: (name: string) => string | null | undefined): FormToOpen | null {
  const kind = DIALOG_KINDS.find((name) => name === getAttribute('data-form'))
  const carId = Number(getAttribute('data-form-car'))
  if (!kind || !Number.isInteger(carId) || carId <= 0) return null
  const title = getAttribute('data-form-title') ?? ''
  const [, ofLabel] = getAttribute('aria-label')?.split(`${title}, `) ?? []
  return { kind, carId, title, about: getAttribute('data-form-about') ?? ofLabel ?? '' }
}
