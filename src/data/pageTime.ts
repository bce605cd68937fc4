import { currentPreview } from './preview/currentPreview'

/** The moment for which a page is rendered: now, or the time that a preview was asked for. */
export const pageTime = (): Date => currentPreview()?.at ?? new Date()
