import { preload as preloadFile } from 'react-dom'
import type { Theme } from '@/domain/site/theme'
import { fontFaces } from './fonts'

interface ThemeFontsProps {
  theme: Theme
  /** asks the browser for the files ahead of the styles that use them; once a page */
  preload?: boolean
}

/** The faces of one theme's fonts and no others, in the document's head wherever this is rendered. */
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
