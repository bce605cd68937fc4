// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './project.mjs'

// The only product file that uses the demo folder, which can be deleted.

/** The demo's folder, from the project's root. */
export const DEMO_FOLDER = 'seed'

/** Whether the demo folder exists. */
export function hasDemo() {
  return existsSync(join(projectRoot, DEMO_FOLDER))
}

/**
 * The module that seeds the demo dealers.
 * @returns {Promise<{ seedDemo(payload: import('payload').Payload, report: (line: string) => void): Promise<void> }>}
 * @throws if the folder is missing
 */
export async function importDemo() {
  requireDemo()
  return import(pathToFileURL(join(projectRoot, DEMO_FOLDER, 'seedDemo.ts')).href)
}

/**
 * The stock feed of a demo dealer, as CSV.
 * @param {string} dealer its short name
 * @throws if the folder is missing
 */
export function readDemoFeed(dealer) {
  requireDemo()
  return readFileSync(join(projectRoot, DEMO_FOLDER, 'feeds', `${dealer}.csv`), 'utf8')
}

function requireDemo() {
  if (!hasDemo()) throw new Error(`The demo folder ${DEMO_FOLDER}/ is missing. Set FORECOURT_DEMO=0.`)
}
