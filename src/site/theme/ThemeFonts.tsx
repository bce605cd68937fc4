import type { Theme } from '@/domain/site/theme'
import { fontFaces } from './fonts'
import { DropLateFonts } from './PreloadFonts'

interface ThemeFontsProps {
  theme: Theme
  /** the document preloads the files with `PreloadFonts`, unless they are late */
  preloaded?: boolean
}

/** The font faces of one theme, placed in the document's head wherever this is rendered. */
export function ThemeFonts({ theme, preloaded = true }: ThemeFontsProps) {
  const faces = fontFaces(theme)
  return (
    <>
      <style href={faces.key} precedence="fonts">
        {faces.css}
      </style>
      {preloaded && <DropLateFonts />}
    </>
  )
}
