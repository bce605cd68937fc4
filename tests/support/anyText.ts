import fc from 'fast-check'

const codePoint = fc.integer({ min: 0, max: 0x10ffff }).filter((point) => point < 0xd800 || point > 0xdfff)

/**
 * Any text except lone surrogates. `fc.string({ unit: 'binary' })` generates the same, but takes seconds to initialise,
 * which counts towards the test's timeout.
 */
export const anyText = (constraints: fc.ArrayConstraints = {}) =>
  fc.array(codePoint, constraints).map((points) => String.fromCodePoint(...points))
