import { iconPath } from '@/domain/site/manifest'

/** Browsers and feed readers request this path even when pages link to another icon. */
export function GET() {
  return new Response(null, {
    status: 307,
    headers: { Location: iconPath(32), 'Cache-Control': 'public, max-age=3600' },
  })
}
