import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Prints the most memory that the process had, in megabytes, as the last line of its errors. */
const REPORT_MEMORY = `data:text/javascript,process.on('exit',()=>console.error('peak '+process.resourceUsage().maxRSS/1024))`

export interface CommandResult {
  code: number
  stdout: string
  stderr: string
  /** the most memory that the process had, in megabytes */
  peakMb: number
}

/** Runs a command of `src/scripts` as npm does. Variables that are undefined are removed. */
export async function runScript(
  script: string,
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<CommandResult> {
  const parameters = [
    '--no-warnings',
    '--import',
    REPORT_MEMORY,
    '--import',
    'tsx',
    `src/scripts/${script}.ts`,
    ...args,
  ]
  const env = { ...process.env, NODE_OPTIONS: '', ...environment }
  const result = await run(process.execPath, parameters, { env }).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  const [, peak] = /\npeak ([\d.]+)\n$/.exec(`\n${result.stderr}`) ?? []
  const stderr = result.stderr.replace(/(^|\n)peak .*\n$/, '$1')
  return { code: result.code, stdout: result.stdout, stderr, peakMb: Number(peak) }
}
