import { useLivePreviewContext } from '@payloadcms/ui'

/** Finds the window of the form's live preview: beside it or of its own. Null while there is none. */
export function usePreviewWindow(): () => Window | null {
  const { iframeRef, popupRef, previewWindowType } = useLivePreviewContext()
  return () => (previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow) ?? null
}
