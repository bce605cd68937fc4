import sax from 'sax'

/** An element of an XML document. */
interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

const TEXT = '#'

/**
 * The ADF 1.0 DTD: the content of each element, in order, as a pattern over its children's names; `#` is text only. Where
 * published versions differ, this is the narrower one.
 */
const CONTENT: Record<string, string> = {
  adf: 'prospect+',
  prospect: 'id* requestdate vehicle+ customer vendor provider?',
  vehicle:
    'id* year make model vin? stock? trim? doors? bodystyle? transmission? odometer? colorcombination* imagetag? price? pricecomments? option* finance? comments?',
  colorcombination: '(interiorcolor exteriorcolor|interiorcolor|exteriorcolor) preference',
  customer: 'contact id* timeframe? comments?',
  vendor: 'id* vendorname url? contact',
  provider: 'id* name service? url? email? phone? contact?',
  contact: 'name+ (email phone+|email|phone+) address?',
  address: 'street+ apartment? city? regioncode? postalcode? country?',
}
const TEXT_ONLY =
  'id requestdate year make model vin stock trim doors bodystyle transmission odometer imagetag price pricecomments comments interiorcolor exteriorcolor preference vendorname url name service email phone street apartment city regioncode postalcode country'
for (const name of TEXT_ONLY.split(' ')) CONTENT[name] = TEXT

/** Attributes that an element may have; a list has the allowed values. */
const ATTRIBUTES: Record<string, Record<string, true | readonly string[]>> = {
  prospect: { status: ['new', 'resend'] },
  vehicle: { interest: ['buy', 'lease', 'sell', 'trade-in', 'test-drive'], status: ['new', 'used'] },
  odometer: { status: ['unknown', 'rolledover', 'replaced', 'original'], units: ['km', 'mi'] },
  imagetag: { width: true, height: true, alttext: true },
  price: {
    type: ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
    currency: true,
    delta: true,
    relativeto: true,
    source: true,
  },
  name: { part: ['surname', 'first', 'middle', 'last', 'full'], type: ['business', 'individual'] },
  phone: {
    type: ['voice', 'fax', 'cellphone', 'pager'],
    time: ['morning', 'afternoon', 'evening', 'nopreference', 'day'],
    preferredcontact: ['0', '1'],
  },
  email: { preferredcontact: ['0', '1'] },
  address: { type: ['work', 'home', 'delivery'] },
  street: { line: true },
  id: { sequence: true, source: true },
}

/** Parses XML strictly. @throws if it is not well formed */
export function parseXml(xml: string): Element {
  const parser = sax.parser(true)
  const open: Element[] = []
  let root: Element | undefined
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
    root ??= element
  }
  parser.onclosetag = () => open.pop()
  parser.ontext = (text) => {
    const holder = open.at(-1)
    if (holder) holder.text += text
  }
  parser.write(xml).close()
  if (!root) throw new Error('There is no element')
  return root
}

/** Lists everything in an element that the DTD does not allow, with its path. */
export function findDtdErrors(element: Element, path = ''): string[] {
  const elementPath = `${path}/${element.name}`
  const model = CONTENT[element.name]
  if (model === undefined) return [`${elementPath}: no such element`]
  const names = element.children.map(({ name }) => name)
  const fits =
    model === TEXT
      ? names.length === 0
      : toPattern(model).test(names.map((name) => `${name} `).join('')) && element.text.trim() === ''
  const allowed = ATTRIBUTES[element.name] ?? {}
  const attributes = Object.entries(element.attributes).flatMap(([name, value]) => {
    const values = allowed[name]
    return values === true || values?.includes(value) ? [] : [`${elementPath}@${name}: ${value}`]
  })
  return [
    ...(fits ? [] : [`${elementPath}: holds (${names.join(', ') || element.text}), should be (${model})`]),
    ...attributes,
    ...element.children.flatMap((child) => findDtdErrors(child, elementPath)),
  ]
}

/** "id* year (email|phone+)" as a pattern over "id id year email ". */
function toPattern(model: string): RegExp {
  return new RegExp(`^${model.replace(/([a-z]+)([*+?]?)/g, '(?:$1 )$2').replaceAll(/\)([*+?]?) +/g, ')$1')}$`)
}
