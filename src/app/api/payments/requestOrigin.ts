import { siteOrigin } from '@/domain/site/origin'

/** Where the shopper is, by the host that was asked for: the site was found by it, so it is one of the site's. */
export function requestOrigin(request: Request): string {
  const [host = '', port] = (request.headers.get('host') ?? '').split(':')
  return siteOrigin([host.toLowerCase()], port)
}
