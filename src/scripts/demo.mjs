// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './project.mjs'

// The only file of the product that reaches into the demo's folder. Whoever has no use for the demo deletes that folder.

/** The demo's folder, from the project's root. */
export const DEMO_FOLDER = 'seed'

/** Whether this copy of the project brings the demo dealers. */
export function hasDemo() {
  return existsSync(join(projectRoot, DEMO_FOLDER))
}

/**
 * The module that seeds the demo dealers.
 * @returns {Promise<{ seedDemo(payload: import('payload').Payload, report: (line: string) => void): Promise<void> }>}
 * @throws where the folder is missing
 */
export async function importDemo() {
  requireDemo()
  return import(pathToFileURL(join(projectRoot, DEMO_FOLDER, 'seedDemo.ts')).href)
}

/**
 * The stock feed of a demo dealer, as CSV.
 * @param {string} dealer its short name
 * @throws where the folder is missing
 */
export function readDemoFeed(dealer) {
  requireDemo()
  return readFileSync(join(projectRoot, DEMO_FOLDER, 'feeds', `${dealer}.csv`), 'utf8')
}

function requireDemo() {
  if (!hasDemo())
    throw new Error(`The demo dealers are not here: the folder ${DEMO_FOLDER}/ is missing. Set FORECOURT_DEMO=0.`)
}
