import type { Field } from 'payload'
import { linkField } from '../../../blocks/fields/link'
import { LINKS, LONG_WORDING, WORDING } from '../../../src/domain/site/wording'
import { text, textarea } from '../../fields/plain'

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
    label: 'Where buttons lead',
    type: 'group',
    interfaceName: 'SiteLinkFields',
    admin: { hideGutter: true, description: 'A page of this site, or another site such as an online booking service.' },
    fields: Object.entries(LINKS).map(([name, [label, defaultValue]]) =>
      linkField({ name, label, required: true, defaultValue }),
    ),
  },
]
