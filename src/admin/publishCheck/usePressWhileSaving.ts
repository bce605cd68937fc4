import { toast, useForm, useFormBackgroundProcessing, useFormProcessing } from '@payloadcms/ui'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { KEPT_FORM } from '../editing/EditConflict'

/** Milliseconds in which the form knows, after a save, whether anything is left to save. */
const SETTLE_MS = 100
/** Milliseconds of waiting after which the user is told so. */
const TELL_AFTER_MS = 300
const TOAST = 'press-while-saving'

/** One of Payload's buttons that save a form. */
interface SavingButton {
  /** resolves once no save of the form runs, at once if none does */
  whenSaved: () => Promise<void>
  /** false if Payload finds nothing to do for the button */
  isEnabled: () => boolean
  /** presses the button as Payload made it */
  press: () => void
}

/**
 * Keeps a button of Payload's pressable, by mouse and keys, while the form saves: Payload disables it then, so that a press during an
 * autosave would be lost.
 * @param wrapper around the button
 */
export function usePressWhileSaving(wrapper: RefObject<HTMLElement | null>, buttonId: string): SavingButton {
  const { formRef } = useForm()
  const saves = [useFormProcessing(), useFormBackgroundProcessing()].includes(true)
  const isSaving = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  const lostFocus = useRef(false)

  useEffect(() => {
    const element = wrapper.current
    // Browsers take the focus away from a button that is disabled.
    const note = ({ target }: Event) => {
      lostFocus.current = target instanceof HTMLButtonElement && target.disabled
    }
    element?.addEventListener('focusout', note)
    return () => element?.removeEventListener('focusout', note)
  }, [wrapper])

  useLayoutEffect(() => {
    isSaving.current = saves && !formRef?.current?.hasAttribute(KEPT_FORM)
    const element = wrapper.current
    if (!element) return
    const follow = () => {
      const button = findButton(element, buttonId)
      const disabled = isDisabled(button) && !isSaving.current
      if (!button || button.disabled === disabled) return
      button.disabled = disabled
      if (isSaving.current && lostFocus.current && document.activeElement === document.body) button.focus()
      lostFocus.current = false
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(element, { attributeFilter: ['disabled', 'aria-disabled'], childList: true, subtree: true })
    return () => observer.disconnect()
  }, [buttonId, formRef, saves, wrapper])

  useEffect(() => {
    if (saves && isSaving.current) return
    for (const resume of waiting.current.splice(0)) resume()
  }, [saves])

  // A form that is left ends the wait.
  useEffect(() => () => void toast.dismiss(TOAST), [])

  const whenSaved = async () => {
    if (!isSaving.current) return
    const telling = setTimeout(
      () => toast.loading('Waiting for the save that is running…', { id: TOAST }),
      TELL_AFTER_MS,
    )
    while (isSaving.current) {
      await new Promise<void>((resume) => waiting.current.push(resume))
      await new Promise((resume) => setTimeout(resume, SETTLE_MS))
    }
    clearTimeout(telling)
    toast.dismiss(TOAST)
  }

  return {
    whenSaved,
    isEnabled: () => !isDisabled(findButton(wrapper.current, buttonId)),
    press: () => findButton(wrapper.current, buttonId)?.click(),
  }
}

/** Searched each time it is needed, since Payload may render it again. */
const findButton = (wrapper: HTMLElement | null, id: string) =>
  wrapper?.querySelector<HTMLButtonElement>(`#${id}`) ?? null

/** Whether Payload disabled a button, which can be read also after the attribute that disables it was taken off. */
const isDisabled = (button: HTMLButtonElement | null) => button?.getAttribute('aria-disabled') === 'true'
