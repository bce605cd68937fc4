import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Lists the source files under folders of the project, as paths from the root; a missing folder has none. */
export function sourceFiles(...folders: string[]): string[] {
  return folders
    .filter((folder) => statSync(join(root, folder), { throwIfNoEntry: false }))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
}

/** Lists the project files that a file imports, as paths from the root. */
export function findImports(file: string): string[] {
  return findSpecifiers(file).flatMap((specifier) => {
    const path = toProjectPath(file, specifier)
    return path === undefined ? [] : [path]
  })
}

/** Lists the project files that a file loads as soon as it is loaded itself: without types, and without those behind an `import()`. */
export function findLoaded(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return findLoadedSpecifiers(text).flatMap((specifier) => toProjectPath(file, specifier) ?? [])
}

function findLoadedSpecifiers(text: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g
  return [...text.matchAll(pattern)].map(([, from, alone]) => from ?? alone ?? '')
}

/** Lists the project files and packages that a file loads when it runs, at once or later: without types. */
export function findUsed(file: string): { files: string[]; packages: string[] } {
  const text = readFileSync(join(root, file), 'utf8')
  const later = [...text.matchAll(/(?<!typeof )\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, specifier]) => specifier ?? '')
  const specifiers = [...findLoadedSpecifiers(text), ...later]
  return {
    files: specifiers.flatMap((specifier) => toProjectPath(file, specifier) ?? []),
    packages: specifiers.filter((specifier) => toProjectPath(file, specifier) === undefined),
  }
}

/** Lists the packages that a file imports, including Node's built-in modules. */
export function findPackages(file: string): string[] {
  return findSpecifiers(file).filter((specifier) => toProjectPath(file, specifier) === undefined)
}

const ALIASES: [prefix: string, folder: string][] = [
  ['@/', 'src/'],
  ['@blocks/', 'blocks/'],
  ['@collections/', 'collections/'],
]

function toProjectPath(file: string, specifier: string): string | undefined {
  if (specifier === '@payload-config') return 'payload.config.ts'
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix))
  if (!alias && !specifier.startsWith('.')) return undefined
  const path = alias ? join(root, alias[1], specifier.slice(alias[0].length)) : resolve(root, dirname(file), specifier)
  return relative(root, withExtension(path)).replaceAll('\\', '/')
}

function withExtension(path: string): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}.mjs`, join(path, 'index.ts')]
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile()) ?? path
}

function findSpecifiers(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}
