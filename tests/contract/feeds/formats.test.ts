import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { FEED_FIELDS } from '../../../src/domain/feeds/feedRow'
import { suggestColumns } from '../../../src/feeds/columnAliases'
import { readContent } from './read'

const CSV = 'stocknum,make,model\nA1,Citroën,"C3, Aircross"\nA2,Škoda,Octavia\n'
const CARS = [
  { stocknum: 'A1', make: 'Citroën', model: 'C3, Aircross' },
  { stocknum: 'A2', make: 'Škoda', model: 'Octavia' },
]

describe('CSV', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['vertical bars', '|'],
  ])('has its delimiter detected: %s', async (_, sign) => {
    const { fields } = await readContent(`stocknum${sign}make\nA1${sign}"Kia${sign}Motors"`)
    expect(fields).toEqual([{ stocknum: 'A1', make: `Kia${sign}Motors` }])
  })

  it.each([1, 2, 3, 7, 64])('parses the same in chunks of %i bytes', async (size) => {
    expect((await readContent(CSV, {}, size)).fields).toEqual(CARS)
  })

  it('allows line breaks in cells, records line numbers, and fills up short rows', async () => {
    const { records } = await readContent('stocknum,comments,colour\nA1,"Two\nlines",Red\nA2,x\n')
    expect(records.map(({ line, fields }) => [line, fields.comments, fields.colour])).toEqual([
      [3, 'Two\nlines', 'Red'],
      [4, 'x', undefined],
    ])
  })

  it('rejects a row with a 1 MB cell and continues', async () => {
    const { records } = await readContent(`stocknum,comments\nA1,"${'x'.repeat(1_100_000)}"\nA2,fine\n`)
    expect(records).toMatchObject([
      { line: 2, fields: { stocknum: 'A1' }, problem: { field: 'comments', reason: 'is longer than 512 KB' } },
      { line: 3, fields: { stocknum: 'A2', comments: 'fine' } },
    ])
  })

  it('allows an unescaped quote in a quoted cell, and rejects a row that it breaks', async () => {
    const rows = ['A1,"20" alloys" ,5', 'A2,"a ""b""" ,6', 'A3,"20" alloys, black",7', 'A4,x, y,']
    const { records } = await readContent(`stocknum,model,km\n${rows.join('\n')}\n`)
    expect(records).toMatchObject([
      { fields: { stocknum: 'A1', model: '20" alloys', km: '5' } },
      { fields: { stocknum: 'A2', model: 'a "b"', km: '6' } },
      { line: 4, problem: { field: 'row', reason: expect.stringContaining('more cells than the header') } },
      { line: 5, problem: { field: 'row' } },
    ])
  })

  it('allows rows that all end with a delimiter more than the header', async () => {
    const { records } = await readContent('stocknum,km\nA1,5,\nA2,,\nA3,1,234,\n')
    expect(records.map(({ problem }) => problem?.field)).toEqual([undefined, undefined, 'row'])
  })

  it.each([1, 3, 64])('allows mixed line endings, in chunks of %i bytes', async (size) => {
    const { records } = await readContent('stocknum,make\r\nA1,Kia\nA2,"Two\nlines"\r\nA3,Kia\n', {}, size)
    expect(records.map(({ line, fields }) => [line, fields.stocknum, fields.make])).toEqual([
      [2, 'A1', 'Kia'],
      [4, 'A2', 'Two\nlines'],
      [5, 'A3', 'Kia'],
    ])
  })

  it('stops at a quote that stays open for megabytes', async () => {
    await expect(readContent(`a,b\n1,"${'x'.repeat(9_000_000)}`)).rejects.toThrow(/more than 8 MB.*quote/)
  })

  it.each([
    ['inside a row', 'stocknum,make,model\nA1,Kia,Rio\nA2,Ki', 1],
    ['inside quotes', 'stocknum,make,model\nA1,Kia,Rio\nA2,"Kia', 1],
  ])('that ends %s returns its complete rows and is marked as truncated', async (_, content, complete) => {
    const { records, details } = await readContent(content)
    expect(records).toHaveLength(complete)
    expect(details.truncated).toBe(true)
    expect(details.warnings.join()).toMatch(/cut off/)
  })

  it('with a complete last row is not truncated without a line end', async () => {
    const { records, details } = await readContent('stocknum,make\nA1,Kia')
    expect(records).toHaveLength(1)
    expect(details.truncated).toBe(false)
  })
})

describe('encodings', () => {
  const utf16le = Buffer.from(CSV, 'utf16le')
  const swapped = Buffer.from(utf16le).swap16()
  it.each([
    ['UTF-8', Buffer.from(CSV)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${CSV}`)],
    ['UTF-16 LE with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16le])],
    ['UTF-16 BE with a byte order mark', Buffer.concat([Buffer.from([0xfe, 0xff]), swapped])],
    ['UTF-16 LE without one', utf16le],
    ['UTF-16 BE without one', swapped],
  ])('%s is read, in any chunks', async (_, bytes) => {
    for (const size of [1, 5, 65_536]) expect((await readContent(bytes, {}, size)).fields).toEqual(CARS)
  })

  const windows = Buffer.from('stocknum,model\nA1,Mégane – RS\nA2,Zoë\n'.replace('–', '\x96'), 'latin1')
  it('Windows-1252 is detected by its first accented letter, with a warning', async () => {
    for (const size of [1, 3, 65_536]) {
      const { fields, details } = await readContent(windows, {}, size)
      expect(fields.map(({ model }) => model)).toEqual(['Mégane – RS', 'Zoë'])
      expect(details.warnings.join()).toMatch(/read as Windows-1252/)
    }
  })

  it('declared by XML is used', async () => {
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><s><v><a>1</a><model>Mégane</model></v></s>'
    expect((await readContent(Buffer.from(xml, 'latin1'))).fields).toEqual([{ a: '1', model: 'Mégane' }])
    await expect(readContent(xml.replace('ISO-8859-1', 'Shift_JIS'))).rejects.toThrow(/shift_jis/)
  })

  it('a mix of two is rejected, with the fix', async () => {
    const mixed = Buffer.concat([Buffer.from('stocknum,model\nA1,Zoë\n'), Buffer.from('A2,Mégane\n', 'latin1')])
    await expect(readContent(mixed)).rejects.toThrow(/mixes UTF-8 with another encoding.*Export it as UTF-8/s)
    await expect(readContent(Buffer.from(CSV, 'latin1'), { encoding: 'utf-8' })).rejects.toThrow(
      /declared as UTF-8 but is not/,
    )
  })

  it('half a character at the end means truncated, not another encoding', async () => {
    const { details } = await readContent(Buffer.from(`${CSV.slice(0, -1)}é`).subarray(0, -1))
    expect(details.truncated).toBe(true)
  })
})

const XML = `<?xml version="1.0"?>
<!-- the dealer's own -->
<feed xmlns:g="urn:g">
  <dealer><name>Harbour</name><phone>02 5550 0100</phone></dealer>
  <vehicles>
    <vehicle id="7">
      <stockNo>A1</stockNo><make>Toyota</make><g:model>HiLux &amp; more</g:model>
      <price currency="AUD"><amount>34990</amount></price>
      <comments><![CDATA[One owner <b>& log books</b>]]></comments>
      <photos><photo>https://a.test/1.jpg</photo><photo>https://a.test/2.jpg</photo></photos>
    </vehicle>
    <vehicle id="8"><stockNo>A2</stockNo><make>Kia</make></vehicle>
  </vehicles>
</feed>`

describe('XML', () => {
  it('finds the vehicles and names cells by their path, in chunks of any size', async () => {
    for (const size of [1, 13, 65_536]) {
      const { fields, records, details } = await readContent(XML, {}, size)
      expect(details).toMatchObject({ format: 'xml', recordPath: 'feed/vehicles/vehicle', truncated: false })
      expect(fields[0]).toEqual({
        '@id': '7',
        stockNo: 'A1',
        make: 'Toyota',
        'g:model': 'HiLux & more',
        'price@currency': 'AUD',
        'price/amount': '34990',
        comments: 'One owner <b>& log books</b>',
        'photos/photo': ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
      })
      expect(records.map(({ line }) => line)).toEqual([6, 12])
    }
  })

  it('can have all values in attributes', async () => {
    const { fields } = await readContent('<s><v stock="A1" make="Kia"/><v stock="A2" make="Kia"/></s>')
    expect(fields).toEqual([
      { '@stock': 'A1', '@make': 'Kia' },
      { '@stock': 'A2', '@make': 'Kia' },
    ])
  })

  it('that is truncated returns its complete vehicles and is marked as truncated', async () => {
    const { records, details } = await readContent(XML.slice(0, XML.indexOf('<stockNo>A2') + 12))
    expect(records).toHaveLength(1)
    expect(details.truncated).toBe(true)
  })

  it.each([
    [
      'an entity bomb',
      '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><s><v><m>&b;</m></v></s>',
      /document type/,
    ],
    ['an outside entity', '<!DOCTYPE s SYSTEM "file:///etc/passwd"><s><v><m>x</m></v></s>', /document type/],
    ['an entity of its own', '<s><v><a>1</a><m>&bomb;</m></v></s>', /not well-formed/],
    ['a tag that is not closed', '<s><v><a>1</a><m>x</v></s>', /not well-formed XML near line 1/],
    ['elements without end', `<s>${'<v>'.repeat(80)}`, /50 deep/, 's/v'],
    ['no vehicle at the path', '<s><v><a>1</a><b>2</b></v></s>', /no element at feed\/car/, 'feed/car'],
  ])('with %s is rejected', async (_, content, reason, recordPath?: string) => {
    await expect(readContent(content, { recordPath })).rejects.toThrow(reason)
  })

  it('rejects a vehicle with a 1 MB cell and continues', async () => {
    const big = `<s><v><id>A1</id><text>${'x'.repeat(1_100_000)}</text></v><v><id>A2</id><text>fine</text></v></s>`
    const { records } = await readContent(big)
    expect(records).toMatchObject([
      { fields: { id: 'A1' }, problem: { field: 'text', reason: 'is longer than 512 KB' } },
      { fields: { id: 'A2', text: 'fine' } },
    ])
  })
})

describe('JSON', () => {
  const vehicles = [
    { stock: 'A1', price: { amount: 34990 }, tags: ['a', 'b'], specs: [{ label: 'Airbags', value: '7' }], sold: null },
    { stock: 'A2 "quoted" {[', electric: true },
  ]
  const cells = [
    {
      stock: 'A1',
      price: '{"amount":34990}',
      'price/amount': '34990',
      tags: ['a', 'b'],
      specs: '[{"label":"Airbags","value":"7"}]',
      'specs/label': ['Airbags'],
      'specs/value': ['7'],
      sold: '',
    },
    { stock: 'A2 "quoted" {[', electric: 'true' },
  ]
  it.each([
    ['a list', JSON.stringify(vehicles), ''],
    ['a list inside', JSON.stringify({ meta: { names: ['x'] }, data: { vehicles } }, null, 2), 'data/vehicles'],
    ['one object a line', vehicles.map((vehicle) => JSON.stringify(vehicle)).join('\n'), ''],
  ])('in the form %s is read in chunks of any size', async (_, content, path) => {
    for (const size of [1, 11, 65_536]) {
      const { fields, details } = await readContent(content, {}, size)
      expect(fields).toEqual(cells)
      expect(details).toMatchObject({ format: 'json', recordPath: path, truncated: false })
    }
  })

  it('records the line of each vehicle', async () => {
    const { records } = await readContent(JSON.stringify(vehicles, null, 1))
    expect(records.map(({ line }) => line)).toEqual([2, 19])
  })

  it('that ends early gives its whole vehicles and is noted as cut off', async () => {
    const { records, details } = await readContent(JSON.stringify(vehicles).slice(0, -10))
    expect(records).toHaveLength(1)
    expect(details.truncated).toBe(true)
  })

  it('rejects entries that are not vehicles, broken or too long, and continues', async () => {
    const { records } = await readContent(
      `[{"stock":"A1"},{"stock":oops},{"text":"${'x'.repeat(1_100_000)}"},{"stock":"A4"}]`,
    )
    expect(records.map(({ problem }) => problem)).toEqual([
      undefined,
      { field: 'row', reason: 'is not valid JSON' },
      { field: 'text', reason: 'is longer than 512 KB' },
      undefined,
    ])
  })

  it('limits the memory of a vehicle', async () => {
    const { records } = await readContent(`[{"text":"${'x'.repeat(9_000_000)}"},{"stock":"A2"}]`)
    expect(records).toMatchObject([{ problem: { field: 'row' } }, { fields: { stock: 'A2' } }])
  })

  it.each([
    ['an object without a list', '{"error":"Not found"}', /No list of vehicles/],
    ['an empty list', '[]', /list is empty/],
    ['objects without end', `[${'{"a":'.repeat(200)}`, /64 deep/],
  ])('that is %s is rejected', async (_, content, reason) => {
    await expect(readContent(content)).rejects.toThrow(reason)
  })
})

describe('content that is not a feed', () => {
  it.each([
    ['nothing', '', /empty/],
    ['space', ' \n\n ', /empty/],
    ['a header alone', 'stocknum,make\n', /a header but no rows/],
    ['a web page', '<!DOCTYPE html>\n<html><body>Login</body></html>', /web page/],
    ['a page of XHTML', '<?xml version="1.0"?>\n<html xmlns="x"><body/></html>', /web page/],
    ['a workbook', 'PK\u0003\u0004rest', /Excel/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /Excel/],
    ['a packed feed', gzipSync('stocknum,make\nA1,Kia\n'), /compressed file/],
    ['a document', '%PDF-1.7\n', /PDF/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), /picture/],
    ['elements without end', '<a>'.repeat(43_000), /more than 50 deep/],
    ['one column', 'stocknum\nA1\n', /single column/],
  ])('%s is rejected with a reason', async (_, content, reason) => {
    await expect(readContent(content)).rejects.toThrow(reason)
  })

  it('the error for an unexpected format names it', async () => {
    await expect(readContent('stocknum,make\nA1,Kia', { format: 'xml' })).rejects.toThrow('The feed is CSV, not XML')
  })
})

describe('A hostile feed', () => {
  const comments = '<!---->'.repeat(2000)

  it.each([
    ['a web page', '<html><body></body></html>', /web page/],
    ['a web page with a document type', '<!DOCTYPE html><p>', /web page/],
    ['a document type', '<!DOCTYPE feed [<!ENTITY a "b">]><feed/>', /document type/],
    ['nothing', '', /no element that looks like a vehicle/],
  ])('with thousands of comments before %s is refused for what it is', async (_, rest, message) => {
    for (const start of [comments, `<?xml version="1.0"?>${comments}`, `${comments}<?a b?> \n${comments}`])
      await expect(readContent(start + rest)).rejects.toThrow(message)
  })

  it('with thousands of comments before its vehicles is read', async () => {
    const { fields } = await readContent(`${comments}<cars><car><stocknum>A1</stocknum><make>Kia</make></car></cars>`)
    expect(fields).toEqual([{ stocknum: 'A1', make: 'Kia' }])
  })

  it.each([
    ['underscores', '_'.repeat(100_000)],
    ['zeros', '0'.repeat(100_000)],
    ['spaces', `a${' '.repeat(100_000)}1`],
  ])('with a heading of 100,000 %s is read without this column', async (_, heading) => {
    const { details, fields } = await readContent(`stocknum,${heading}1,make\nA1,x,Kia\n`)
    expect(fields).toEqual([{ stocknum: 'A1', make: 'Kia' }])
    expect([...details.columns]).toEqual(['stocknum', 'make'])
    expect(details.warnings.join()).toContain('names of more than 300 characters')
    expect(suggestColumns([`${heading}1`, 'make'], FEED_FIELDS).get('make')).toBe('make')
  })

  it('of 20,000 columns is read for its first 1,000', async () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `c${index}`)
    const { details, fields } = await readContent(`${names.join()}\n${names.join()}\n`)
    expect(details.columns.size).toBe(1000)
    expect(Object.keys(fields[0]!)).toHaveLength(1000)
    const xml = names.map((name, index) => `<car><id>${index}</id><${name}>1</${name}></car>`).join('')
    expect((await readContent(`<cars>${xml}</cars>`)).details.columns.size).toBe(1000)
  })

  it('of half a megabyte without a line break is one heading', async () => {
    await expect(readContent('x'.repeat(600_000), { format: 'csv' })).rejects.toThrow(/single column/)
  })

  it('in XML stops at its first fault, also where elements are nested or closed thousands of times', async () => {
    const start = '<cars><car><id>1</id><make>Kia</make></car>'
    for (const rest of [
      '</b>'.repeat(30_000),
      '<a>'.repeat(20_000) + '</b>'.repeat(20_000),
      '<a '.repeat(30_000),
      '&'.repeat(100_000),
    ])
      await expect(readContent(start + rest)).rejects.toThrow(/well-formed|more than 50 deep/)
  })

  it('in XML with long names of elements and attributes leaves these out', async () => {
    const name = 'n'.repeat(50_000)
    const { fields } = await readContent(
      `<cars><car ${name}="1"><id>1</id><make>Kia</make><${name}><${name}><year>1</year></${name}></${name}></car></cars>`,
    )
    expect(fields).toEqual([{ id: '1', make: 'Kia' }])
  })

  it('in JSON reads lists of many objects, and rejects a vehicle with more than 5,000 values', async () => {
    const photos = Array.from({ length: 50_000 }, (_, index) => ({ url: `/${index}.jpg` }))
    const many = Object.fromEntries(photos.map(({ url }) => [url, 1]))
    const { records } = await readContent(
      JSON.stringify([
        { id: 1, photos },
        { id: 2, ...many },
        { id: 3, ['k'.repeat(301)]: 1 },
      ]),
    )
    expect(records[0]!.fields['photos/url']).toHaveLength(50_000)
    expect(records[1]!.problem?.reason).toBe('has more than 5000 values')
    expect(records[2]!.fields).toEqual({ id: '3' })
  })

  it('in JSON with a string that does not end is no list of vehicles', async () => {
    await expect(readContent(`{"a":"${'\\"'.repeat(60_000)}`)).rejects.toThrow(/No list of vehicles/)
  })
})
