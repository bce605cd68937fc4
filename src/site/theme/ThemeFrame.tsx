import type { ReactNode } from 'react'
import type { Theme } from '@/domain/site/theme'
import { ThemedElement } from './ThemedElement'
import { ThemeFonts } from './ThemeFonts'
import { themeStyle } from './themeStyle'

/** Renders its children in their own theme, whatever the theme of the page: a swatch of the styleguide. */
export function ThemeFrame({ theme, className, children }: { theme: Theme; className?: string; children: ReactNode }) {
  const { style, attributes } = themeStyle(theme)
  return (
    <>
      <ThemeFonts theme={theme} preloaded={false} />
      <ThemedElement style={style} attributes={attributes} className={className}>
        {children}
      </ThemedElement>
    </>
  )
}
