// @ts-check

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const REMINDER_SECONDS = 15

/** @param {number} milliseconds */
export function formatElapsed(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** The message of a JSON log line, or the line itself. @param {string} line */
export function parseLogMessage(line) {
  if (!line.startsWith('{')) return line
  try {
    return String(JSON.parse(line).msg ?? line)
  } catch {
    return line
  }
}

/**
 * Prints steps as they run: a live line on a terminal, plain lines elsewhere or if `live` is false, which parallel steps need.
 * Long steps print their progress every 15 seconds.
 * @param {{ live?: boolean, out?: NodeJS.WriteStream }} [options]
 */
export function createSteps({ live, out = process.stdout } = {}) {
  const isLive = live ?? (out.isTTY && !process.env.CI)

  /**
   * Runs `work` and prints its progress and duration. Text that `work` returns is printed beside the label.
   * @param {string} label
   * @param {(onProgress: (detail: string) => void) => Promise<string | void> | string | void} work
   * @returns {Promise<number>} milliseconds taken
   */
  return async function step(label, work) {
    const startedAt = Date.now()
    let detail = ''
    let frame = 0
    const draw = () => {
      const line = `${FRAMES[frame++ % FRAMES.length]} ${label}  ${formatElapsed(Date.now() - startedAt)}  ${detail}`
      out.write(`\r\u001b[2K${line.slice(0, (out.columns || 80) - 1)}`)
    }
    const remind = () =>
      out.write(`  … ${label}, ${formatElapsed(Date.now() - startedAt)}${detail ? `: ${detail}` : ''}\n`)
    const timer = isLive ? setInterval(draw, 100) : setInterval(remind, REMINDER_SECONDS * 1000)
    const close = (/** @type {string} */ mark, /** @type {string} */ note) => {
      clearInterval(timer)
      out.write(
        `${isLive ? '\r\u001b[2K' : ''}${mark} ${label}  ${formatElapsed(Date.now() - startedAt)}${note ? `  (${note})` : ''}\n`,
      )
    }
    try {
      const note = await work((text) => {
        detail = parseLogMessage(text.trim())
      })
      close('✓', note || '')
      return Date.now() - startedAt
    } catch (error) {
      close('✗', '')
      throw error
    }
  }
}
