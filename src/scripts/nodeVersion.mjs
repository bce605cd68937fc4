// Uses old syntax only, so that old versions of Node print this error instead of a syntax error.

/** Exits with an error if Node is older than 20.9. */
export function requireNode() {
  var parts = process.versions.node.split('.').map(Number)
  if (parts[0] > 20 || (parts[0] === 20 && parts[1] >= 9)) return
  console.error(`Forecourt needs Node 20.9 or newer. This is Node ${process.versions.node}.`)
  console.error('Install a current version from https://nodejs.org and run the command again.')
  process.exit(1)
}
