// Kept to syntax that old versions of Node can read, so that they can say what is wrong instead of failing on a token.

/** Ends the process with a plain message where this Node is older than the project needs (20.9). */
export function requireNode() {
  var parts = process.versions.node.split('.').map(Number)
  if (parts[0] > 20 || (parts[0] === 20 && parts[1] >= 9)) return
  console.error(`Forecourt needs Node 20.9 or newer. This is Node ${process.versions.node}.`)
  console.error('Install a current version from https://nodejs.org and run the command again.')
  process.exit(1)
}
