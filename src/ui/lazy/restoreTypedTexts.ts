import { storedValue } from '../storage/browserStorage'
import { isLive, listControls, TYPED_TEXTS_KEY, type TypedText } from './reloadStalePage'

const typedTexts = storedValue<{ path: string; texts: TypedText[] }>({
  key: TYPED_TEXTS_KEY,
  area: 'session',
  fallback: { path: '', texts: [] },
  parse: (json) => {
    const { path, texts } = json as { path: string; texts: TypedText[] }
    return { path, texts: [...texts] }
  },
})

/** Puts back what was typed before `reloadStalePage` reloaded the page. Runs before hydration. */
export function restoreTypedTexts(): void {
  const { path, texts } = typedTexts.read()
  if (texts.length === 0) return
  typedTexts.remove()
  if (path !== location.pathname) return
  const controls = listControls()
  for (const { position, name, value } of texts) {
    const control = controls[position]
    if (!control || control.name !== name || isLive(control)) continue
    control.value = value
    control.dispatchEvent(new CustomEvent('restore-input', { bubbles: true }))
  }
}
