import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../support/importGraph'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The names of `import { a, b } from 'payload'` or `export { a, b as c } from 'payload'`. */
const namesOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export) \{([^}]*)\} from '(?:payload|\.\/accessResults)'/gm)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim().replace(/^.* as /, '')),
  )

it('the module in place of Payload’s has what its admin imports from there, and no more', () => {
  const imported = namesOf(read('node_modules/@payloadcms/next/dist/utilities/initReq.js'))
  expect(imported).toContain('getAccessResults')
  expect(namesOf(read('src/admin/permissions/payloadOfAdmin.ts')).toSorted()).toEqual(imported.toSorted())
})
