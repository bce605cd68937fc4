import { iconPath } from '@/domain/site/manifest'

/** Browsers and feed readers ask for it by this name, whatever a page says. */
export function GET() {
  return new Response(null, {
    status: 307,
    headers: { Location: iconPath(32), 'Cache-Control': 'public, max-age=3600' },
  })
}
