/** The demo dealers' marks and wordmarks as SVG and HTML; `ink` and `accent` are CSS colours. Marks sit in a 64 x 64 box. */

export const BRANDS = {
  harbour: {
    name: 'Harbour Motor Group',
    ink: '#0b1f3b',
    accent: '#f05a38',
    inverseAccent: '#ff7a59',
    font: {
      family: 'Instrument Sans',
      file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
      weight: '400 700',
    },
    // An arch over a deck, and the water under it.
    mark: (ink, accent) => `
      <path d="M6 40a26 26 0 0 1 52 0" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="butt"/>
      <path d="M20 40V29M32 40V18M44 40V29" stroke="${ink}" stroke-width="3.4"/>
      <path d="M2 43.5h60" stroke="${ink}" stroke-width="5"/>
      <path d="M6 55c4.3-4 8.7-4 13 0s8.7 4 13 0 8.7-4 13 0 8.7 4 13 0" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`,
    words: (ink, accent) => `
      <span style="font-weight:700;font-size:35px;letter-spacing:-0.03em;color:${ink}">Harbour</span>
      <span style="font-weight:500;font-size:35px;letter-spacing:-0.025em;color:${accent === '#f05a38' ? '#42557a' : '#c9d5e8'};margin-left:9px">Motor Group</span>`,
  },
  bluegum: {
    name: 'Bluegum Cars',
    ink: '#1c2b26',
    accent: '#1f6b52',
    inverseAccent: '#8fd0b4',
    font: {
      family: 'Bricolage Grotesque',
      file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
      weight: '200 800',
    },
    // Two gum leaves off one stem.
    mark: (_ink, accent) => `
      <path d="M31 60C12 52 4 34 12 8c18 10 26 28 19 52z" fill="${accent}"/>
      <path d="M35 60c-3-20 4-36 21-45 5 22-2 37-21 45z" fill="${accent}" opacity="0.62"/>`,
    words: (ink, accent) => `
      <span style="font-weight:800;font-size:40px;letter-spacing:-0.035em;color:${ink}">Bluegum</span>
      <span style="font-weight:500;font-size:40px;letter-spacing:-0.03em;color:${accent};margin-left:8px">Cars</span>`,
  },
  ironbark: {
    name: 'Ironbark Tractors & Autos',
    ink: '#23211f',
    accent: '#b3431a',
    inverseAccent: '#e8753f',
    font: {
      family: 'Barlow Condensed',
      file: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
      weight: '700',
    },
    // Furrowed bark in a square badge.
    mark: (_ink, accent, hole) => `
      <rect x="2" y="2" width="60" height="60" fill="${accent}"/>
      <g fill="none" stroke="${hole}" stroke-width="4.6">
        <path d="M14 2v17l6 8v12l-6 8v15"/><path d="M28.5 2v9l6 8v20l-6 8v15"/><path d="M43 2v22l6 8v12l-6 8v10"/>
      </g>`,
    words: (ink, accent) => `
      <span style="display:inline-flex;flex-direction:column;line-height:1;text-transform:uppercase;font-weight:700">
        <span style="font-size:45px;letter-spacing:0.015em;color:${ink};line-height:0.86">Ironbark</span>
        <span style="font-size:17.5px;letter-spacing:0.118em;color:${accent};margin-top:7px;line-height:1">Tractors &amp; Autos</span>
      </span>`,
  },
  wayfarer: {
    name: 'Wayfarer Caravans',
    ink: '#12302f',
    accent: '#0f5f5c',
    inverseAccent: '#a9d8cf',
    font: {
      family: 'Fraunces',
      file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
      weight: '100 900',
    },
    // A sun going down behind a long wave.
    mark: (_ink, accent) => `
      <circle cx="32" cy="32" r="29" fill="none" stroke="${accent}" stroke-width="3.6"/>
      <path d="M18.5 34a13.5 13.5 0 0 1 27 0z" fill="${accent}"/>
      <path d="M5 40c9-6 17-6 27 0s18 6 27 0M11 50c7-4.5 13-4.5 21 0s14 4.5 21 0" fill="none" stroke="${accent}" stroke-width="3.6"/>`,
    words: (ink, accent) => `
      <span style="font-weight:560;font-size:41px;letter-spacing:-0.025em;color:${ink};font-variation-settings:'SOFT' 60,'opsz' 72">Wayfarer</span>
      <span style="font-weight:400;font-size:22px;color:${accent};margin-left:11px;font-style:normal;font-variation-settings:'opsz' 24">Caravans</span>`,
  },
}

const svg = (inner, size) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${inner}</svg>`

const face = ({ family, file, weight }) =>
  `@font-face{font-family:"${family}";src:url(/fonts/${file});font-weight:${weight}}`

/** A page holding one logo on a transparent ground, in an element with the id `logo`. */
export function logoPage(brand, inverse) {
  const ink = inverse ? '#ffffff' : brand.ink
  const accent = inverse ? brand.inverseAccent : brand.accent
  const hole = inverse ? brand.ink : '#ffffff'
  return `<!doctype html><style>${face(brand.font)}body{margin:0;background:transparent}
    #logo{display:inline-flex;align-items:center;gap:14px;padding:2px;font-family:"${brand.font.family}";white-space:nowrap;line-height:1}
    svg{display:block;flex:none}</style>
    <div id="logo">${svg(brand.mark(ink, accent, hole), 56)}<span style="display:inline-flex;align-items:baseline">${brand.words(ink, accent)}</span></div>`
}

/** A page holding one favicon: the mark on the brand's ground. */
export function faviconPage(brand) {
  return `<!doctype html><style>body{margin:0;background:transparent}
    #logo{width:128px;height:128px;border-radius:28px;background:${brand.ink};display:grid;place-items:center}</style>
    <div id="logo">${svg(brand.mark('#ffffff', brand.inverseAccent, brand.ink), 88)}</div>`
}
