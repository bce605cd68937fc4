// What the pages and the layout of Payload's admin import from Payload to begin a request. `next.config.ts` puts it in its place.
export { createLocalReq, executeAuthStrategies, getPayload, getRequestLanguage, parseCookies } from 'payload'
export { shareAccessResults as getAccessResults } from './accessResults'
