import { siteOrigin } from '@/domain/site/origin'

/** The origin of the request, by its host. Safe for redirects, since the site was found by that host. */
export function requestOrigin(request: Request): string {
  const [host = '', port] = (request.headers.get('host') ?? '').split(':')
  return siteOrigin([host.toLowerCase()], port)
}
