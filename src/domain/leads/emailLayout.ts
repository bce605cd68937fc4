import { escapeHtml } from '../escapeHtml'
import type { LeadLine } from './labels'

/** An email as subject, HTML and plain text. */
export interface EmailContent {
  subject: string
  html: string
  text: string
}

export interface EmailSection {
  heading: string | null
  lines: LeadLine[]
  /** quoted text of a person */
  quote?: string | null
  picture?: EmailPicture | null
  /** vehicles below each other, each with its picture */
  vehicles?: EmailVehicle[]
  /** below the vehicles */
  link?: { label: string; url: string } | null
  /** below everything else */
  note?: string | null
}

/** A vehicle with a link to its page. */
export interface EmailVehicle {
  name: string
  url: string
  picture: EmailPicture | null
  /** "$23,990 Drive Away" */
  price: string | null
  /** with its rates and terms; null if none is shown */
  repayment: string | null
  /** "Was $25,990, now $2,000 less" */
  news: string | null
}

/** A picture and its alt text. */
export interface EmailPicture {
  url: string
  alt: string
}

/** The content of an email, from top to bottom. */
export interface EmailParts {
  subject: string
  /** the sender, in the header band */
  siteName: string
  colours: { accent: string; onAccent: string; ink: string }
  /** preview text beside the subject in mail programs */
  preview: string
  heading: string
  paragraphs: string[]
  sections: EmailSection[]
  buttons: { label: string; url: string }[]
  footer: string
  /** below the footer's text */
  footerLink?: { label: string; url: string }
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const MUTED = '#5b6470'
const HAIRLINE = '#e4e7eb'

/** On a phone a wide margin leaves a column of three words beside a picture. Mail programs without media queries show the wide one. */
const PHONE_STYLES =
  '@media (max-width:480px){.inset{padding-left:20px!important;padding-right:20px!important}.picture{width:96px!important}}'

/**
 * An email as HTML and plain text with the same content. Uses tables and inline styles for mail programs; at most 600 pixels
 * wide.
 */
export function emailContent(parts: EmailParts): EmailContent {
  return { subject: parts.subject.replace(/[\r\n]+/g, ' '), html: toHtml(parts), text: toText(parts) }
}

function toHtml(parts: EmailParts) {
  const { siteName, colours, preview, heading, paragraphs, sections, buttons, footer, footerLink } = parts
  const body = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${colours.ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${withBreaks(text)}</p>`),
    ...sections.map((section) => sectionHtml(section, colours)),
    buttons.length > 0
      ? `<p style="margin:28px 0 0">${buttons.map((item, index) => buttonHtml(item, colours, index)).join(' ')}</p>`
      : '',
  ].join('\n')
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title><style>${PHONE_STYLES}</style></head>
<body style="margin:0;padding:0;background:#f3f4f6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td class="inset" style="${FONT};padding:20px 32px;background:${colours.accent};color:${colours.onAccent};font-size:17px;font-weight:700">${escapeHtml(siteName)}</td></tr>
<tr><td class="inset" style="${FONT};padding:32px;font-size:16px;line-height:1.5;color:${colours.ink}">
${body}
</td></tr>
<tr><td class="inset" style="${FONT};padding:20px 32px;border-top:1px solid ${HAIRLINE};font-size:13px;line-height:1.5;color:${MUTED}">${withBreaks(footer)}${footerLink ? `<br><a href="${escapeHtml(footerLink.url)}" style="color:${MUTED}">${escapeHtml(footerLink.label)}</a>` : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function sectionHtml(section: EmailSection, colours: EmailParts['colours']): string {
  const { heading, lines, quote, picture, vehicles = [], link, note } = section
  const title = heading
    ? `<h2 style="margin:28px 0 8px;font-size:13px;line-height:1.4;letter-spacing:0.02em;color:${MUTED}">${escapeHtml(heading)}</h2>`
    : ''
  const quoteHtml = quote
    ? `<div style="margin:0 0 12px;padding:14px 18px;background:#f6f7f9;border-left:4px solid ${colours.accent};border-radius:4px">${withBreaks(quote)}</div>`
    : ''
  const rows = lines
    .map(
      ([label, value]) =>
        `<tr><td style="padding:7px 16px 7px 0;border-bottom:1px solid ${HAIRLINE};color:${MUTED};vertical-align:top;width:34%">${escapeHtml(label)}</td><td style="padding:7px 0;border-bottom:1px solid ${HAIRLINE};vertical-align:top;word-break:break-word">${valueHtml(value, colours.ink)}</td></tr>`,
    )
    .join('\n')
  const table = rows
    ? `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:15px;line-height:1.45">${rows}</table>`
    : ''
  const imageHtml = picture
    ? `<img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="536" style="display:block;width:100%;max-width:536px;height:auto;border-radius:8px;margin:0 0 12px">`
    : ''
  const noteHtml = note ? `<p style="margin:8px 0 0;font-size:14px;color:${MUTED}">${withBreaks(note)}</p>` : ''
  const linkHtml = link
    ? `<p style="margin:12px 0 0;font-size:15px"><a href="${escapeHtml(link.url)}" style="color:${colours.ink}">${escapeHtml(link.label)}</a></p>`
    : ''
  const vehiclesHtml = vehicles.map((vehicle) => vehicleHtml(vehicle, colours)).join('')
  return title + imageHtml + quoteHtml + table + vehiclesHtml + linkHtml + noteHtml
}

function vehicleHtml(
  { name, url, picture, price, repayment, news }: EmailVehicle,
  { ink }: EmailParts['colours'],
): string {
  const link = (content: string) =>
    `<a href="${escapeHtml(url)}" style="color:${ink};text-decoration:none">${content}</a>`
  const image = picture
    ? link(
        `<img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="132" class="picture" style="display:block;width:132px;height:auto;border-radius:6px">`,
      )
    : `<div class="picture" style="width:132px;padding:30px 0;border-radius:6px;background:#f3f4f6;font-size:13px;text-align:center;color:${MUTED}">No photo</div>`
  const text = [
    link(`<strong>${escapeHtml(name)}</strong>`),
    ...(news ? [escapeHtml(news)] : []),
    ...(price ? [`<span style="color:${MUTED}">${escapeHtml(price)}</span>`] : []),
    ...(repayment ? [`<span style="color:${MUTED};font-size:13px">${escapeHtml(repayment)}</span>`] : []),
  ].join('<br>')
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-bottom:1px solid ${HAIRLINE}"><tr><td width="132" class="picture" style="padding:12px 16px 12px 0;vertical-align:top">${image}</td><td style="padding:12px 0;vertical-align:top;font-size:15px;line-height:1.45">${text}</td></tr></table>`
}

function valueHtml(value: string, ink: string): string {
  const link = (href: string) => `<a href="${escapeHtml(href)}" style="color:${ink}">${escapeHtml(value)}</a>`
  if (/^https?:\/\/\S+$/.test(value)) return link(value)
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return link(`mailto:${value}`)
  return withBreaks(value)
}

function buttonHtml(
  { label, url }: EmailParts['buttons'][number],
  { accent, onAccent, ink }: EmailParts['colours'],
  index: number,
) {
  const style =
    index === 0
      ? `background:${accent};color:${onAccent};border:2px solid ${accent}`
      : `color:${ink};border:2px solid ${HAIRLINE}`
  return `<a href="${escapeHtml(url)}" style="display:inline-block;margin:0 8px 8px 0;padding:11px 20px;border-radius:8px;font-weight:600;text-decoration:none;${style}">${escapeHtml(label)}</a>`
}

function toText({ heading, paragraphs, sections, buttons, footer, footerLink }: EmailParts): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...sections.map(({ heading: title, lines, quote, vehicles = [], link, note }) =>
      [
        title?.toUpperCase(),
        quote,
        ...lines.map(([label, value]) => `${label}: ${value}`),
        ...vehicles.map(({ name, news, price, repayment, url }) =>
          [name, news, price, repayment, url].filter(Boolean).join('\n'),
        ),
        link && `${link.label}: ${link.url}`,
        note,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    buttons.map(({ label, url }) => `${label}: ${url.replace(/^(mailto|tel):/, '')}`).join('\n'),
    `--\n${footer}${footerLink ? `\n${footerLink.label}: ${footerLink.url}` : ''}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const withBreaks = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')
