import type { Theme } from '@/domain/site/theme'
import { fontFaces } from './fonts'
import { PreloadFonts } from './PreloadFonts'

interface ThemeFontsProps {
  theme: Theme
  /** preloads the files ahead of the CSS that uses them; once per page */
  preload?: boolean
}

/** The font faces of one theme, placed in the document's head wherever this is rendered. */
export function ThemeFonts({ theme, preload = true }: ThemeFontsProps) {
  const faces = fontFaces(theme)
  return (
    <>
      {preload && <PreloadFonts urls={faces.preload} />}
      <style href={faces.key} precedence="fonts">
        {faces.css}
      </style>
    </>
  )
}
