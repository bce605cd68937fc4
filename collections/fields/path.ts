import type { TextField, TextFieldSingleValidation } from 'payload'
import { validatePagePath } from '../../src/domain/site/pagePath'
import { normalizePath } from '../../src/domain/site/path'
import { uniqueOnSite } from './uniqueOnSite'

const unique = uniqueOnSite('path', 'Another page of this site already has this address.')

const validate: TextFieldSingleValidation = (value, options) => {
  const problem = value ? validatePagePath(value) : null
  return problem ?? unique(value, options)
}

/** Address of a page on its site, "/about-us"; "/" is the home page. */
export const pathField: TextField = {
  name: 'path',
  label: 'Address on the site',
  type: 'text',
  required: true,
  index: true,
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? normalizePath(value.trim().replace(/\s+/g, '-')) : value),
    ],
  },
  validate,
  admin: {
    position: 'sidebar',
    placeholder: '/about-us',
    description: '"/" is the home page. When a published page moves, its old address keeps leading to it.',
  },
}
