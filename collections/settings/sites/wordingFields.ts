import type { Field } from 'payload'
import { linkField } from '../../../blocks/fields/link'
import { LINKS, LONG_WORDING, WORDING } from '../../../src/domain/site/wording'
import { text, textarea } from '../../fields/basicFields'

export const wordingFields: Field[] = [
  {
    name: 'wording',
    label: 'Wording',
    type: 'group',
    interfaceName: 'SiteWordingFields',
    admin: { hideGutter: true },
    fields: Object.entries(WORDING).map(([name, [label, phrase, description]]) =>
      (LONG_WORDING.has(name) ? textarea : text)(name, label, {
        required: true,
        defaultValue: phrase,
        admin: { description },
      }),
    ),
  },
  {
    name: 'links',
    label: 'Button links',
    type: 'group',
    interfaceName: 'SiteLinkFields',
    admin: { hideGutter: true, description: 'A page on this site, or an external URL such as a booking service.' },
    fields: Object.entries(LINKS).map(([name, [label, defaultValue]]) =>
      linkField({ name, label, required: true, defaultValue }),
    ),
  },
]
