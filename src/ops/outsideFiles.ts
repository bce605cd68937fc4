// What the CMS may ask of the outside world; it knows no providers itself.
export { download } from '../providers/publicHttp/download'
