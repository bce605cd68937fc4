import { preload as preloadFile } from 'react-dom'
import type { Theme } from '@/domain/site/theme'
import { fontFaces } from './fonts'

interface ThemeFontsProps {
  theme: Theme
  /** preloads the files ahead of the CSS that uses them; once per page */
  preload?: boolean
}

/** The font faces of one theme, placed in the document's head wherever this is rendered. */
export function ThemeFonts({ theme, preload = true }: ThemeFontsProps) {
  const faces = fontFaces(theme)
  if (preload) {
    for (const file of faces.preload) preloadFile(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return (
    <style href={faces.key} precedence="fonts">
      {faces.css}
    </style>
  )
}
