/** A text on which patterns, parsers and normalisation take long, in any length. */
export interface HostileText {
  /** what it is made of; each field gets one of every class at least */
  class: string
  /** for the report */
  name: string
  /** the text with about this many UTF-16 code units */
  make: (length: number) => string
}

const repeat = (part: string, length: number) => part.repeat(Math.max(1, Math.ceil(length / part.length)))

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
const CONTROLS = [
  '\0',
  '\t',
  '\n',
  '\r\n',
  '\v',
  '\f',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\u200b',
]
/** One of each class of Unicode, and of each script whose letters are handled apart. */
const UNICODE = [
  ...['é', 'ß', 'İ', 'ı', 'ſ', 'K', 'ﬀ', 'ǆ', 'ø', 'Σ', 'Ж', 'א', 'ع', 'ह', 'ก', '中', '한', 'ㅎ', 'あ', 'Ꭰ', '𐐀', '𝔸'],
  ...['٣', '３', '৩', '²', '½', 'Ⅻ', '①', '〇', '𝟘', '‿', '–', '—', '“', '«', '»', '…', '、', '。', '·', '•'],
  ...['€', '＄', '±', '×', '∞', '°', '©', '™', '☃', '♥', '␀', '�', '\u2003', '\u3000', '\u180e', '\u2060', '\u00ad'],
]
const COMBINING = [
  '\u0301',
  '\u0300',
  '\u0327',
  '\u0345',
  '\u20dd',
  '\u0f39',
  '\u1ab0',
  '\ufe20',
  '\u05b0',
  '\u0651',
  '\u0e49',
  '\ufe0f',
  '\u{e0100}',
  '\u{1d165}',
]
const BASES = ['e', 'q', '́', ' ', '1', 'א', '한', '😀']
const DIRECTIONS = ['\u202e', '\u202d', '\u2066', '\u2067', '\u2068', '\u200f', '\u200e', '\u061c', '\u202a', '\u202b']
/** Longer after a normalisation or a change of case. */
const EXPANDING = [
  'ﷺ',
  'ΐ',
  'ﬃ',
  '㋿',
  '㌖',
  '𝅘𝅥𝅯',
  'ŉ',
  'ẖ',
  'ᾷ',
  'Ǆ',
  '﷽',
  '㎯',
  '⑽',
  '㈱',
  'ﬗ',
  'և',
  'ǰ',
  '각',
  '가',
  'ṩ',
  'ẛ̣',
  '\u0344',
]
const EMOJI = [
  '😀',
  '👨\u200d👩\u200d👧\u200d👦',
  '🏳️\u200d🌈',
  '🇦🇺',
  '👍🏽',
  '1️⃣',
  '\u200d',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
  '🧑🏻\u200d❤️\u200d🧑🏿',
  '☕️',
]
const SURROGATES = ['\ud83d', '\udc00', '\ud83d\ud83d', '\udc00\ud83d', 'a\ud83d', '\udfffb', '\udbff\u0301']
const WORDS = [
  ...[
    'pt',
    'st',
    'mt',
    'rd',
    'ave',
    'n',
    'saint',
    'port',
    'north',
    'richmond',
    'o\u2019',
    'mc',
    'd\u2019',
    'upper',
    'the',
  ],
  ...[
    'under',
    'over',
    'from',
    'to',
    'and',
    'or',
    'not',
    'with',
    'without',
    'near',
    'in',
    'less than',
    'up to',
    '4x4',
    '7',
  ],
  ...['40k', '$1', '10,000', '1.5', '2019', 'auto', 'diesel', 'hilux', 'mazda', 'cx-5', 'km', 'seats', 'a', 'I', 'x'],
  ...[
    'www.a.b',
    'a@b.c',
    '+61',
    '04',
    'http://a',
    '/a',
    'a=b',
    'a:b',
    'a-b',
    'a_b',
    'a.b',
    'Mr.',
    '12/12/2020',
    '9:00',
  ],
  ...[
    'pm',
    'mon',
    '1st',
    'jan',
    'true',
    'null',
    'NaN',
    'e9',
    '0x1',
    '--',
    'DROP',
    'select',
    'constructor',
    '__proto__',
    '%s',
  ],
]
const ESCAPES = [
  ...[
    '%25',
    '%2525',
    '%00',
    '%E0',
    '%u0041',
    '\\',
    '\\\\',
    '\\u0000',
    '\\x41',
    '\\"',
    "\\'",
    '&amp;',
    '&#x41;',
    '&#65;',
    '&lt',
    '&&',
  ],
  ...[
    '$1',
    '$&',
    '$$',
    '$`',
    "$'",
    '$<a>',
    '{{a}}',
    '#{a}',
    '<%a%>',
    '[[a]]',
    '{0}',
    '\\1',
    '\\d',
    '.*',
    '(a+)+',
    '=?utf-8?q?a?=',
  ],
]
const MARKUP = [
  ...[
    '<',
    '</',
    '<a',
    '<a ',
    '<a>',
    '<!--',
    '<!---->',
    '<!-- -->',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?xml?>',
    '<?',
    '<!DOCTYPE a>',
    '<a b="',
    '<a b=c ',
  ],
  ...[
    '<svg/',
    '<br/>',
    '&',
    '&a',
    '&a;',
    '<a><b>',
    '</a></b>',
    '<script>',
    '</script',
    '<style>a{',
    '<p>\n',
    '<a\n',
    '"><',
    "'<",
    '<a href=//',
    '<a:b>',
  ],
]
const JSON_PARTS = [
  ...[
    '[',
    '{"a":',
    '[{"a":[',
    '"',
    '"a":',
    ',',
    '[],',
    '{},',
    '1e',
    '-',
    '1e999',
    '"\\',
    '\\u',
    '//',
    '/*',
    '"$1:a:a"',
    '$1:',
    'A "$1:a"',
    '["$","a",',
  ],
  ...['null,', 'true', '{"__proto__":', '[[],', '{"a":{"b":', "{'a':", '0,', ' [', '\n{'],
]
/** An opening part and as long a closing one. */
const OPENERS = [
  '()',
  '[]',
  '{}',
  '<>',
  '""',
  "''",
  '``',
  '«»',
  '“”',
  '（）',
  '/**/',
  '<!---->',
  '{{}}',
  '[[]]',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: sent as it is
  '${}',
  '<a></a>',
  '(?:)',
  '|:',
  '**',
  '__',
  '~~',
  '![]()',
  '[]()',
]
/** What patterns most often repeat. */
const PAIRED = [
  ...[
    ' ',
    '\t',
    '\n',
    '-',
    '_',
    '.',
    ',',
    ':',
    ';',
    '/',
    '+',
    '*',
    '#',
    '@',
    '&',
    '=',
    '(',
    ')',
    '[',
    '<',
    '"',
    "'",
    '$',
    '%',
  ],
  ...['0', '9', 'a', 'e', 'x', 'Z', 'é', '\u0301', '中', '😀'],
]
/** Around a run, so that the end does not match what the start did. */
const FRAMES = [
  ...[
    ['1', 'x1'],
    ['a', '!'],
    ['', 'x'],
    ['x', ''],
    ['$', ' '],
    ['1', '\u0000'],
    ['A "', '"'],
    ['http://', '\\'],
    ['a@', '@'],
    ['<a ', '<'],
  ],
] as [string, string][]

const of = (name: string, texts: readonly string[]): HostileText[] =>
  texts.map((part) => ({
    class: name,
    name: `${name} of ${JSON.stringify(part)}`,
    make: (length) => repeat(part, length),
  }))

const RUN_CHARACTERS = [...ASCII, ...CONTROLS, ...UNICODE]

const framed = RUN_CHARACTERS.flatMap((part, at): HostileText[] =>
  [0, 3, 7].map((shift) => {
    const [before, after] = FRAMES[(at + shift) % FRAMES.length]!
    const make = (length: number) => before + repeat(part, length - before.length - after.length) + after
    return { class: 'framed run', name: `run of ${JSON.stringify(part)} in ${JSON.stringify([before, after])}`, make }
  }),
)

const pairs = PAIRED.flatMap((first) => PAIRED.filter((second) => second !== first).map((second) => first + second))

const nested = OPENERS.flatMap((brackets): HostileText[] => {
  const middle = Math.ceil(brackets.length / 2)
  const [open, close] = [brackets.slice(0, middle), brackets.slice(middle)]
  const name = JSON.stringify(brackets)
  return [
    { class: 'nested', name: `nested ${name}`, make: (length) => repeat(open, length / 2) + repeat(close, length / 2) },
    { class: 'nested', name: `open ${name}`, make: (length) => repeat(open, length) },
    { class: 'nested', name: `closed ${name}`, make: (length) => repeat(close, length) },
    { class: 'nested', name: `many ${name}`, make: (length) => repeat(brackets, length) },
    { class: 'nested', name: `open ${name} with words`, make: (length) => repeat(`${open}a `, length) },
  ]
})

const sentences = WORDS.flatMap((word, at) => {
  const other = WORDS[(at * 7 + 5) % WORDS.length]!
  return [`${word} `, `${word}-`, `${word},`, `${word} ${other} `]
})

/** What amounts and names are made of, with an end that they do not have: half of all slow patterns fall to one of these. */
const BLANKS = ['\t', '\n', '\u00a0', '\u3000', '+', ' \t']
const inNumber = (name: string, parts: readonly string[]): HostileText[] =>
  parts.map((part) => ({
    class: name,
    name: `${name}: ${JSON.stringify(part)}`,
    make: (length) => `1${repeat(part, length - 3)}x1`,
  }))
const inWord = (name: string, parts: readonly string[]): HostileText[] =>
  parts.map((part) => ({
    class: name,
    name: `${name}: ${JSON.stringify(part)}`,
    make: (length) => `a${repeat(part, length - 2)}!`,
  }))

const COUNT = 2000

const others: readonly HostileText[] = [
  // Each field gets these two, as long as it takes.
  ...inNumber('spaces in a number', [' ']),
  ...inWord('spaces in a word', [' ']),
  ...inNumber('blanks in a number', BLANKS),
  ...inWord('blanks in a word', BLANKS),
  ...inNumber('marks in a number', ['.', ',', '-', '_', '/', ':', '1,', '1.', '0', '$', '1 ', '1-']),
  ...inWord('letters in a word', ['a', 'a-', 'a.', 'a ', '-', '.', 'é', 'A', '0', '@', 'ab ']),
  ...of('run', RUN_CHARACTERS),
  ...framed,
  ...nested,
  ...of('words', sentences),
  ...of('escapes', [...ESCAPES, ...ESCAPES.map((part) => `${part} `)]),
  ...of('markup', [...MARKUP, ...MARKUP.map((part) => `${part}a`)]),
  ...of('json', [...JSON_PARTS, ...JSON_PARTS.map((part) => `${part}1`)]),
  ...of(
    'combining',
    BASES.flatMap((base) => COMBINING.map((mark) => base + mark)),
  ),
  ...COMBINING.map(
    (mark): HostileText => ({
      class: 'combining',
      name: `one letter with ${JSON.stringify(mark)}`,
      make: (length) => `e${repeat(mark, length - 1)}`,
    }),
  ),
  ...of(
    'direction',
    DIRECTIONS.flatMap((mark) => [mark, `${mark}a`, `a${mark}1 `]),
  ),
  ...of(
    'expanding',
    EXPANDING.flatMap((part) => [part, `${part} `, `a${part}`]),
  ),
  ...of(
    'emoji',
    EMOJI.flatMap((part) => [part, `${part} `, `${part}\u200d`]),
  ),
  ...of('surrogates', SURROGATES),
]

/** Every text: 2,000, each of which can have any length. */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...others,
  // A part of them, from everywhere in the list.
  ...of('pairs', pairs.filter((_, at) => at % 2 === 0).slice(0, COUNT - others.length)),
]

export const HOSTILE_CLASSES: readonly string[] = [...new Set(HOSTILE_TEXTS.map((text) => text.class))]
