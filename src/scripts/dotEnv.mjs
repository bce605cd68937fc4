// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as util from 'node:util'
import { projectRoot } from './project.mjs'

/** Adds the values in `.env` to the environment. Existing values take precedence; empty values are ignored. */
export function readDotEnv() {
  const file = join(projectRoot, '.env')
  if (!existsSync(file)) return
  if (!util.parseEnv)
    throw new Error('Reading .env needs Node 20.12 or newer; set its values in the environment instead.')
  for (const [name, value] of Object.entries(util.parseEnv(readFileSync(file, 'utf8')))) {
    if (value && !process.env[name]) process.env[name] = value
  }
}
