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
    // At the high priority of fonts they would delay the largest picture on slow networks, where they come too late anyway.
    const options = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' } as const
    for (const file of faces.preload) preloadFile(file, options)
  }
  return (
    <style href={faces.key} precedence="fonts">
      {faces.css}
    </style>
  )
}
