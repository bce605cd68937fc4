import type { Theme } from '../../domain/site/theme'

export type FontName = Theme['headingFont'] | Theme['bodyFont']

/** One woff2 file in `public/forecourt/fonts`: the latin subset of a @fontsource package, under its version. */
interface FontFile {
  file: string
  /** source path below node_modules; a contract test compares the two */
  from: string
  /** a single weight, or the range of a variable font */
  weights: string
}

interface FontFamily {
  family: string
  files: FontFile[]
  /** ascent and descent as shares of the em, from the font's hhea table */
  ascent: number
  descent: number
  fallback: 'sans' | 'serif'
  /**
   * Width of text relative to Arial (Times New Roman for `serif`) of similar weight, measured in Chromium. The fallback
   * is scaled by it, so that lines break in the same places before and after the font loads.
   */
  widthRegular: number
  widthBold: number
  /** the same for capitals, for themes with upper-case headings */
  widthCapitals: number
  /** scale of headings, so that narrow and wide faces fill a line equally */
  headingScale: number
}

const variable = (name: string, axis: string, weights: string, file = name): FontFile => ({
  file: `${file}-5.3.0.woff2`,
  from: `@fontsource-variable/${name}/files/${name}-latin-${axis}-normal.woff2`,
  weights,
})

const barlow = (weight: number): FontFile => ({
  file: `barlow-condensed-${weight}-5.3.0.woff2`,
  from: `@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2`,
  weights: String(weight),
})

/** Every font that a theme can choose. Bricolage and Fraunces include their optical-size axis for display sizes. */
export const FONTS: Record<FontName, FontFamily> = {
  instrumentSans: {
    family: 'Instrument Sans',
    files: [variable('instrument-sans', 'wght', '400 700')],
    ascent: 0.97,
    descent: 0.25,
    fallback: 'sans',
    widthRegular: 1.02,
    widthBold: 0.978,
    widthCapitals: 0.974,
    headingScale: 1,
  },
  bricolageGrotesque: {
    family: 'Bricolage Grotesque',
    files: [variable('bricolage-grotesque', 'opsz', '200 800')],
    ascent: 0.93,
    descent: 0.27,
    fallback: 'sans',
    widthRegular: 1.0437,
    widthBold: 0.9942,
    widthCapitals: 0.9325,
    headingScale: 1.02,
  },
  barlowCondensed: {
    family: 'Barlow Condensed',
    files: [barlow(400), barlow(500), barlow(600), barlow(700), barlow(800)],
    ascent: 1,
    descent: 0.2,
    fallback: 'sans',
    widthRegular: 0.773,
    widthBold: 0.7618,
    widthCapitals: 0.6863,
    headingScale: 1.14,
  },
  fraunces: {
    family: 'Fraunces',
    files: [variable('fraunces', 'opsz', '100 900')],
    ascent: 0.978,
    descent: 0.255,
    fallback: 'serif',
    widthRegular: 1.142,
    widthBold: 1.12,
    widthCapitals: 1.0432,
    headingScale: 1.02,
  },
  inter: {
    family: 'Inter',
    files: [variable('inter', 'wght', '100 900')],
    ascent: 0.969,
    descent: 0.241,
    fallback: 'sans',
    widthRegular: 1.0702,
    widthBold: 1.02,
    widthCapitals: 0.9998,
    headingScale: 0.98,
  },
  sourceSans: {
    family: 'Source Sans 3',
    files: [variable('source-sans-3', 'wght', '200 900', 'source-sans')],
    ascent: 1.024,
    descent: 0.4,
    fallback: 'sans',
    widthRegular: 0.932,
    widthBold: 0.9,
    widthCapitals: 0.8592,
    headingScale: 1.06,
  },
}

const LOCAL = {
  sans: {
    regular: "local('Arial'), local('Liberation Sans'), local('Roboto')",
    bold: "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')",
    generic: 'ui-sans-serif, system-ui, sans-serif',
  },
  serif: {
    regular: "local('Times New Roman'), local('Liberation Serif'), local('Noto Serif')",
    bold: "local('Times New Roman Bold'), local('Liberation Serif Bold'), local('Noto Serif Bold')",
    generic: 'ui-serif, Georgia, serif',
  },
} as const

/** The `font-family` value of a font: the face, its metric-adjusted fallback, then the system's. */
export function fontStack(name: FontName): string {
  const { family, fallback } = FONTS[name]
  return `'${family}', '${family} Fallback', ${LOCAL[fallback].generic}`
}

export function fontUrl(file: string): string {
  return `/forecourt/fonts/${file}`
}

export interface FontFaces {
  /** stable key of this set, so that React can deduplicate it */
  key: string
  /** `@font-face` rules of the faces and their fallbacks */
  css: string
  /** files to preload: the body's and the heading's, once if they are the same */
  preload: string[]
}

/**
 * The faces that one theme needs: a heading font with a file per weight only in the theme's weight, and a body font
 * that also sets headings only once.
 */
export function fontFaces(theme: Pick<Theme, 'headingFont' | 'bodyFont' | 'headingWeight' | 'headingCase'>): FontFaces {
  const names = [...new Set([theme.bodyFont, theme.headingFont] as FontName[])]
  const faces = names.map((name) => {
    const font = FONTS[name]
    const capitals = theme.headingCase === 'uppercase' && name !== theme.bodyFont
    const exact = font.files.filter((file) => file.weights === String(theme.headingWeight))
    return { font, capitals, files: exact.length > 0 ? exact : font.files.slice(0, 1) }
  })
  return {
    key: `fonts-${names.join('-')}-${theme.headingWeight}-${theme.headingCase}`,
    css: faces
      .map(({ font, files, capitals }) =>
        [...files.map((file) => face(font, file)), fallbackFaces(font, capitals)].join(''),
      )
      .join(''),
    preload: faces.flatMap(({ files }) => files.map(({ file }) => fontUrl(file))),
  }
}

/**
 * `optional`: swapping after the first paint could re-break lines and shift the content below. Files are preloaded, so
 * that the fallback is rarely seen.
 */
function face({ family }: FontFamily, { file, weights }: FontFile): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:optional;src:url(${fontUrl(file)}) format('woff2')}`
}

function fallbackFaces(font: FontFamily, capitals: boolean): string {
  const { family, ascent, descent, fallback, widthCapitals } = font
  const share = (value: number) => `${(value * 100).toFixed(2)}%`
  const rule = (weights: string, source: string, width: number) =>
    `@font-face{font-family:'${family} Fallback';font-weight:${weights};src:${source};size-adjust:${share(width)};` +
    `ascent-override:${share(ascent / width)};descent-override:${share(descent / width)};line-gap-override:0%}`
  return (
    rule('400 500', LOCAL[fallback].regular, capitals ? widthCapitals : font.widthRegular) +
    rule('600 900', LOCAL[fallback].bold, capitals ? widthCapitals : font.widthBold)
  )
}
