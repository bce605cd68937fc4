import { readThemeField } from './clickedTheme'

/** What an editor clicked in a preview. */
export interface PreviewClick {
  /** id of the block around it; null outside of blocks */
  block: string | null
  /** name of the menu item around it: "New cars"; null outside of menus */
  menuItem: string | null
  /** the words of the element; null for a picture and for the space around elements */
  text: string | null
  /** file name of the picture: "yard.jpg" */
  file: string | null
  /** whether it is the first heading of the block */
  isHeading: boolean
  /** position among the elements of the block, of the menu item or of the page, with the same words or picture; from 0 */
  occurrence: number
  /** whether it is a button, tab or other control of the page, which also does what it does for shoppers */
  isControl: boolean
  /** the field of the site's theme that paints it: `theme.colours.accent`; null if that is not known */
  themeField: string | null
}

/** What a preview should scroll to: the block that an editor opened in the form, or the words of the field. */
export interface PreviewTarget {
  block: string | null
  text: string | null
}

const CLICK = 'forecourt-preview-click'
const SHOW = 'forecourt-preview-show'
const READY = 'forecourt-preview-ready'

/** Characters of an element's words that are sent at most: longer ones are of no single field. */
export const MAX_CLICKED_TEXT = 5000

const MAX_ID = 100
const MAX_FILE = 300

export const clickMessage = (click: PreviewClick) => ({ type: CLICK, ...click })
/** Sent by a preview that follows the form from now on. */
export const readyMessage = () => ({ type: READY })
export const showMessage = (target: PreviewTarget) => ({ type: SHOW, ...target })

/** The click of a message from a preview; null for any other message. */
export function readClickMessage(data: unknown): PreviewClick | null {
  const message = readMessage(data, CLICK)
  if (!message) return null
  const { occurrence } = message
  return {
    block: readText(message.block, MAX_ID),
    menuItem: readText(message.menuItem, MAX_CLICKED_TEXT),
    text: readText(message.text, MAX_CLICKED_TEXT),
    isHeading: message.isHeading === true,
    file: readText(message.file, MAX_FILE),
    occurrence: typeof occurrence === 'number' && Number.isInteger(occurrence) && occurrence >= 0 ? occurrence : 0,
    isControl: message.isControl === true,
    themeField: readThemeField(message.themeField),
  }
}

/** Whether a message says that a preview follows the form from now on. */
export const isReadyMessage = (data: unknown): boolean => readMessage(data, READY) !== null

/** The target of a message from the form; null for any other message. */
export function readShowMessage(data: unknown): PreviewTarget | null {
  const message = readMessage(data, SHOW)
  return message && { block: readText(message.block, MAX_ID), text: readText(message.text, MAX_CLICKED_TEXT) }
}

function readMessage(data: unknown, type: string): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null
  return (data as { type?: unknown }).type === type ? (data as Record<string, unknown>) : null
}

const readText = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value !== '' && value.length <= max ? value : null
