import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { inlineScriptIfStored } from '@/ui/storage/browserStorage'
import { AnnouncementDismiss } from './AnnouncementDismiss'
import { announcementId, closedAnnouncement } from './announcementMemory'

/**
 * A line above the header until the shopper closes it (SITE-16). An inline script hides a closed one before the first
 * paint to avoid layout shift; a new text shows again.
 */
export function AnnouncementBar({ text, link }: { text: string; link: string | null }) {
  const id = announcementId(text)
  const hideIfClosed = inlineScriptIfStored(closedAnnouncement, id, `document.getElementById('${id}').hidden=true`)
  return (
    <>
      <aside id={id} aria-label="Announcement" data-surface="accent" data-print="hidden" suppressHydrationWarning>
        <div className="container-page relative flex min-h-11 items-center justify-center pr-14 text-sm sm:px-14">
          {link ? (
            <StaticHtml
              as="a"
              part="announcement"
              href={link}
              className="py-2.5 font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {text}
            </StaticHtml>
          ) : (
            <p className="py-2.5 font-medium">{text}</p>
          )}
          <AnnouncementDismiss id={id} />
        </div>
      </aside>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of a constant and a hash in letters and digits */}
      <script dangerouslySetInnerHTML={{ __html: hideIfClosed }} />
    </>
  )
}
