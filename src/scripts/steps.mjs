// @ts-check

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const QUIET_SECONDS_BETWEEN_LINES = 15

/** @param {number} milliseconds */
export function elapsed(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** What a line of output says: the message of a structured one, else the line. @param {string} line */
export function leadMessage(line) {
  if (!line.startsWith('{')) return line
  try {
    return String(JSON.parse(line).msg ?? line)
  } catch {
    return line
  }
}

/**
 * Prints steps as they run: a moving line on a terminal, plain lines elsewhere (and where `live` is false, which steps
 * that overlap need). A long step says every 15 seconds that it is still at work.
 * @param {{ live?: boolean, out?: NodeJS.WriteStream }} [options]
 */
export function createSteps({ live, out = process.stdout } = {}) {
  const moving = live ?? (out.isTTY && !process.env.CI)

  /**
   * Runs `work`, telling what it does and how long it took. What `work` returns as text stands beside the step's name.
   * @param {string} label
   * @param {(tell: (detail: string) => void) => Promise<string | void> | string | void} work
   * @returns {Promise<number>} milliseconds taken
   */
  return async function step(label, work) {
    const began = Date.now()
    let detail = ''
    let frame = 0
    const draw = () => {
      const line = `${FRAMES[frame++ % FRAMES.length]} ${label}  ${elapsed(Date.now() - began)}  ${detail}`
      out.write(`\r\u001b[2K${line.slice(0, (out.columns || 80) - 1)}`)
    }
    const remind = () => out.write(`  … ${label}, ${elapsed(Date.now() - began)}${detail ? `: ${detail}` : ''}\n`)
    const timer = moving ? setInterval(draw, 100) : setInterval(remind, QUIET_SECONDS_BETWEEN_LINES * 1000)
    const close = (/** @type {string} */ mark, /** @type {string} */ note) => {
      clearInterval(timer)
      out.write(
        `${moving ? '\r\u001b[2K' : ''}${mark} ${label}  ${elapsed(Date.now() - began)}${note ? `  (${note})` : ''}\n`,
      )
    }
    try {
      const note = await work((text) => {
        detail = leadMessage(text.trim())
      })
      close('✓', note || '')
      return Date.now() - began
    } catch (error) {
      close('✗', '')
      throw error
    }
  }
}
