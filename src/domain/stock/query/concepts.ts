import { squash } from './typedTokens'

/**
 * What shoppers call a kind of vehicle, with the stock's own values that it stands for. Stock systems write the same thing in
 * many ways, so values are found by pattern.
 */
export interface Concept {
  attribute: string
  /** on the chip */
  label: string
  /** how it is typed, separated by commas; spaces and hyphens make no difference */
  phrases: string
  values: RegExp
  /** values that the pattern also finds but that are something else */
  except?: RegExp
  /** the value that is filtered by when the stock has none: nothing is found, and the page says what is missing */
  absent?: string
  /** what it means where the stock has none of its values */
  otherwise?: { attribute: string; values: RegExp }
  /** a stock with such values means something else by these words */
  unless?: { attribute: string; values: RegExp }
  /** only a stock with such values knows the words */
  within?: { attribute: string; values: RegExp }
}

const CARAVANS = { attribute: 'item_type', values: /^caravan$/i } as const
const TRACTORS = { attribute: 'item_type', values: /^tractor$/i } as const

/** What a car is for that shall tow: a dealer of caravans too has cars for it. */
const TOWING_PHRASES =
  'tow a caravan, tow caravan, tow the caravan, tow my caravan, towing a caravan, pull a caravan, tow a trailer, tow a boat, tow boat, towing, for towing, towing vehicle'

/** Shades that the stock's colours do not tell apart. */
const SHADES = ['dark', 'light', 'bright', 'deep', 'metallic', 'pearl', 'matte', 'gloss']

/** Colours of the trim, as typed and as stock systems write them. */
const TRIM_COLOURS = ['black', 'grey|gray', 'beige|cream', 'tan|camel', 'brown', 'red', 'white']

/** The first of some names, as part of a pattern: `.*(black)` would be tried with every "black" of a text. */
const firstOf = (names: string): string => `(?:(?!\\b(?:${names})\\b).)*\\b(?:${names})\\b`

/** What is known in words of a car (`describedDetails`): "Layout: double bunks". */
const detail = (label: string, phrases: string, values: RegExp): Concept => ({
  attribute: 'details',
  label,
  phrases,
  values,
})

const withShades = (colour: string): string[] => [colour, ...SHADES.map((shade) => `${shade} ${colour}`)]

/** Built-in words of Australian shoppers. Earlier concepts win where two have a phrase in common and the stock has both. */
export const CONCEPTS: readonly Concept[] = [
  // Condition
  {
    attribute: 'car_type',
    label: 'Used',
    phrases: 'used, second hand, 2nd hand, pre owned, pre loved, previously owned',
    values: /^used$/i,
    absent: 'used',
  },
  { attribute: 'car_type', label: 'New', phrases: 'new, brand new, unregistered', values: /^new$/i, absent: 'new' },
  {
    attribute: 'car_type',
    label: 'Demo',
    phrases: 'demo, demos, demonstrator, demonstrators, ex demo',
    values: /^demo$/i,
    absent: 'demo',
  },
  {
    attribute: 'certified',
    label: 'Certified',
    phrases: 'certified, certified pre owned, certified used, cpo, approved, approved used',
    values: /^true$/i,
    absent: 'true',
  },
  {
    attribute: 'status',
    label: 'Coming soon',
    phrases: 'coming soon, arriving soon, in transit',
    values: /^coming_soon$/i,
  },
  {
    attribute: 'status',
    label: 'In stock',
    phrases: 'in stock, available now, ready to go, ready to drive away',
    values: /^in_stock$/i,
  },

  // Body
  {
    attribute: 'body_style',
    label: 'Dual cab',
    phrases:
      'dual cab, dual cabs, dual cab ute, dual cab utes, double cab, double cab ute, twin cab, twin cab ute, crew cab, crew cab ute, 4 door ute, four door ute, double cab pick up, double cab pickup',
    values: /\b(dual|double|twin|crew|super ?crew) ?cab\b|supercrew/i,
    otherwise: { attribute: 'body', values: /\bute\b|utility|pick ?up/i },
  },
  {
    attribute: 'body_style',
    label: 'Single cab',
    phrases: 'single cab, single cabs, single cab ute, 2 door ute, two door ute',
    values: /\bsingle ?cab\b/i,
    absent: 'Single Cab',
  },
  {
    attribute: 'body_style',
    label: 'Extra cab',
    phrases: 'extra cab, extra cab ute, space cab, space cab ute, king cab, super cab, freestyle cab',
    values: /\b(extra|space|king|super|freestyle) ?cab\b/i,
    absent: 'Extra Cab',
  },
  {
    attribute: 'body_style',
    label: 'Cab chassis',
    phrases: 'cab chassis, tray, tray back, tray ute, flat tray, trayback ute',
    values: /\bchassis\b|\btray\b/i,
    otherwise: { attribute: 'body', values: /\bute\b|utility/i },
  },
  {
    attribute: 'body',
    label: 'Ute',
    phrases: 'ute, utes, utility, pick up, pick ups, pick up truck, pick up trucks, work ute, work utes, truck, trucks',
    values: /\bute\b|utility|pick ?up|\bcab chassis\b/i,
    absent: 'Ute',
  },
  {
    attribute: 'body',
    label: 'SUV',
    phrases: 'suv, suvs, crossover, crossovers, soft roader, sports utility, off roader',
    values: /\bsuv\b|crossover/i,
    absent: 'SUV',
  },
  {
    attribute: 'body',
    label: 'Hatch',
    phrases: 'hatch, hatchback, hatchbacks, hatches, liftback, small car, small cars',
    values: /hatch|liftback/i,
    absent: 'Hatch',
  },
  {
    attribute: 'body',
    label: 'Sedan',
    phrases: 'sedan, sedans, saloon, saloons',
    values: /sedan|saloon/i,
    absent: 'Sedan',
  },
  {
    attribute: 'body',
    label: 'Wagon',
    phrases: 'wagon, wagons, station wagon, station wagons, estate, sportswagon',
    values: /wagon|estate/i,
    absent: 'Wagon',
  },
  {
    attribute: 'body',
    label: 'People mover',
    phrases: 'people mover, people movers, people carrier, mini van, minivans, mpv, kid carrier',
    values: /people ?(mover|carrier)|\bmpv\b|mini ?van/i,
    absent: 'People Mover',
  },
  {
    attribute: 'body',
    label: 'People mover',
    phrases: 'family van, family vans',
    values: /people ?(mover|carrier)|\bmpv\b|mini ?van/i,
    absent: 'People Mover',
    unless: CARAVANS,
  },
  {
    attribute: 'body',
    label: 'Van',
    phrases: 'van, vans, panel van, delivery van, cargo van, work van, work vans',
    values: /\bvan\b/i,
    absent: 'Van',
    otherwise: { attribute: 'item_type', values: /^caravan$/i },
  },
  {
    attribute: 'body',
    label: 'Coupe',
    phrases: 'coupe, coupes, two door, 2 door coupe',
    values: /coup[eé]/i,
    absent: 'Coupe',
  },
  {
    attribute: 'body',
    label: 'Convertible',
    phrases: 'convertible, convertibles, soft top, cabriolet, cabrio, roadster, drop top, rag top',
    values: /convertible|cabrio|roadster/i,
    absent: 'Convertible',
  },
  // A caravan that is folded out in part is one kind, whichever of its two names stands behind.
  {
    attribute: 'body',
    label: 'Hybrid',
    phrases:
      'hybrid camper, hybrid campers, hybrid camper trailer, hybrid caravan, hybrid caravans, hybrid van, hybrid vans',
    values: /^hybrid/i,
  },
  { attribute: 'body', label: 'Pop top', phrases: 'pop top, pop tops, pop top caravan', values: /pop ?top/i },
  {
    attribute: 'body',
    label: 'Camper trailer',
    phrases: 'camper trailer, camper trailers, camper, campers, camping trailer, tent trailer',
    values: /camper/i,
  },
  { attribute: 'body', label: 'Expandable', phrases: 'expandable, expander, expandable caravan', values: /expand/i },
  {
    attribute: 'body_style',
    label: 'Cab tractor',
    phrases: 'cab tractor, cab tractors, cabin tractor, cabin tractors, enclosed cab',
    values: /cab tractor/i,
  },
  {
    attribute: 'body_style',
    label: 'ROPS tractor',
    phrases:
      'rops tractor, rops tractors, open station, open station tractor, open cab, no cab, without cab, without a cab',
    values: /rops tractor/i,
  },

  // Kind of vehicle
  {
    attribute: 'filtered_features',
    label: 'Tow bar',
    phrases: TOWING_PHRASES,
    values: /^tow ?bar$/i,
    unless: CARAVANS,
  },
  { attribute: 'item_type', label: 'Caravans', phrases: 'caravan, caravans', values: /^caravan$/i },
  { attribute: 'item_type', label: 'Tractors', phrases: 'tractor, tractors', values: /^tractor$/i },
  {
    attribute: 'item_type',
    label: 'Cars',
    phrases: `car, cars, motor car, tow vehicle, tow car, ${TOWING_PHRASES}`,
    values: /^car$/i,
  },

  // Makes by where they are from
  ...(
    [
      ['German', 'german, germans, german made', 'audi|bmw|mercedes(-benz)?|opel|porsche|volkswagen'],
      [
        'European',
        'european, euro, euros',
        'alfa romeo|audi|bmw|citro[eë]n|cupra|fiat|jaguar|land rover|mercedes(-benz)?|mini|opel|peugeot|porsche|renault|[sš]koda|volkswagen|volvo',
      ],
      [
        'Japanese',
        'japanese, japanese made, jap',
        'daihatsu|honda|infiniti|isuzu( ute)?|lexus|mazda|mitsubishi|nissan|subaru|suzuki|toyota',
      ],
      ['Korean', 'korean, korean made', 'genesis|hyundai|kia|ssangyong|kgm'],
      ['Chinese', 'chinese, chinese made', 'byd|chery|deepal|geely|gwm|haval|jac|ldv|lynk & co|mg|omoda|xpeng|zeekr'],
      ['American', 'american, american made', 'cadillac|chevrolet|chrysler|dodge|ford|gmc|jeep|ram|tesla'],
    ] as const
  ).map(([label, phrases, makes]) => ({
    attribute: 'make',
    label: `${label} makes`,
    phrases,
    values: new RegExp(`^(${makes})$`, 'i'),
  })),

  // Drive
  {
    attribute: 'drive',
    label: '4WD',
    phrases: '4wd, 4wds, 4x4, 4x4s, four wheel drive, 4 wheel drive, four by four, 4 x 4',
    values: /4wd|4x4|four[ -]?wheel/i,
    absent: '4WD',
    otherwise: { attribute: 'drive', values: /awd|all[ -]?wheel/i },
  },
  {
    attribute: 'drive',
    label: 'AWD',
    phrases: 'awd, all wheel drive, allwheel',
    values: /awd|all[ -]?wheel/i,
    absent: 'AWD',
    otherwise: { attribute: 'drive', values: /4wd|4x4|four[ -]?wheel/i },
  },
  {
    attribute: 'drive',
    label: 'FWD',
    phrases: 'fwd, front wheel drive',
    values: /fwd|front[ -]?wheel/i,
    absent: 'FWD',
  },
  { attribute: 'drive', label: 'RWD', phrases: 'rwd, rear wheel drive', values: /rwd|rear[ -]?wheel/i, absent: 'RWD' },
  {
    attribute: 'drive',
    label: '2WD',
    phrases: '2wd, 4x2, two wheel drive, 2 wheel drive',
    values: /2wd|4x2|fwd|rwd|front|rear/i,
    absent: '2WD',
  },

  // Transmission
  {
    ...detail(
      'CVT',
      'cvt, cvt auto, stepless, vario, continuously variable',
      /^gearbox: .*(continuous|\bcvt\b|stepless|vario)/i,
    ),
    otherwise: { attribute: 'transmission', values: /auto|cvt|continuous/i },
  },
  {
    ...detail(
      'Dual clutch',
      'dual clutch, dual clutch auto, dual clutch automatic, twin clutch, dct, dsg, pdk',
      /^gearbox: .*(dual[ -]clutch|\b(dct|dsg|pdk)\b)/i,
    ),
    otherwise: { attribute: 'transmission', values: /auto|dual clutch|dct|dsg/i },
  },
  detail(
    'Power shuttle',
    'power shuttle, powershuttle, hydraulic shuttle, power reverser, powrreverser',
    /^gearbox: .*((power|hydraulic) shuttle|pow(e)?r ?reverser)/i,
  ),
  detail('Synchro shuttle', 'synchro, synchro shuttle, synchromesh', /^gearbox: .*synchro/i),
  detail('Shuttle', 'shuttle, shuttle shift, forward reverse shuttle', /^gearbox: .*(shuttle|reverser)/i),
  detail('Powershift', 'powershift, power shift, full powershift, semi powershift', /^gearbox: .*power ?shift/i),
  detail(
    'Hydrostatic',
    'hydrostatic, hydrostatics, hydrostatic drive, hydrostatic transmission, hydro, hydro drive, hst',
    /^gearbox: .*(hydrostatic|\bhst\b)/i,
  ),
  detail('Gear drive', 'gear drive, gear tractor, gear tractors', /^gearbox: .*\dr gear\b/i),
  {
    attribute: 'transmission',
    label: 'Automatic',
    phrases: 'auto, autos, automatic, automatics, automatic transmission, auto transmission',
    values: /auto|cvt|continuous|dual clutch|dct|dsg|reduction/i,
    absent: 'Automatic',
  },
  {
    attribute: 'transmission',
    label: 'Manual',
    phrases: 'manual, manuals, manual transmission, manual gearbox, stick shift, stick',
    values: /manual/i,
    except: /auto/i,
    absent: 'Manual',
  },

  // Fuel
  {
    attribute: 'fuel',
    label: 'Plug-in hybrid',
    phrases: 'plug in, plug in hybrid, plug in hybrids, phev, phevs',
    values: /plug/i,
    absent: 'Plug-in Hybrid',
  },
  {
    attribute: 'fuel',
    label: 'Electric',
    phrases:
      'ev, evs, electric, electrics, bev, bevs, battery electric, full electric, fully electric, electric vehicle, electric vehicles, zero emission',
    values: /^(battery )?electric/i,
    absent: 'Electric',
  },
  {
    attribute: 'fuel',
    label: 'Hybrid',
    phrases: 'hybrid, hybrids, hev, hevs, mild hybrid, self charging hybrid',
    values: /hybrid/i,
    otherwise: { attribute: 'body', values: /^hybrid/i },
    absent: 'Hybrid',
  },
  {
    attribute: 'fuel',
    label: 'Petrol',
    phrases: 'petrol, unleaded, ulp, premium unleaded, gasoline, petrols',
    values: /petrol|unleaded|\bulp\b/i,
    except: /hybrid|electric|plug/i,
    absent: 'Petrol',
  },
  {
    attribute: 'fuel',
    label: 'Diesel',
    phrases: 'diesel, diesels, turbo diesel, turbodiesel',
    values: /diesel/i,
    absent: 'Diesel',
  },
  { attribute: 'fuel', label: 'LPG', phrases: 'lpg, dual fuel', values: /lpg/i, absent: 'LPG' },
  // Caravans have gas cookers.
  { attribute: 'fuel', label: 'LPG', phrases: 'gas, gas car', values: /lpg|\bgas\b/i, absent: 'LPG', unless: CARAVANS },
  { attribute: 'fuel', label: 'Hydrogen', phrases: 'hydrogen, fuel cell', values: /hydrogen/i, absent: 'Hydrogen' },

  // Engine
  detail(
    'Twin turbo',
    'twin turbo, twin turbos, bi turbo, biturbo, twin turbocharged',
    /^induction: .*(twin|bi)[ -]?turbo/i,
  ),
  detail('Turbo', 'turbo, turbos, turbocharged, turbo charged, turbo engine', /^induction: .*turbo/i),
  detail('Supercharged', 'supercharged, supercharger, super charged', /^induction: .*super ?charge/i),

  // Layout of caravans
  ...[
    detail(
      'Island bed',
      'island bed, island beds, island queen, island queen bed, walk around bed, walkaround bed, north south bed, north south',
      /^layout: .*(island|north[ -]south|walk[ -]?around)/i,
    ),
    {
      ...detail(
        'East-west bed',
        'east west bed, east west beds, east west, east to west bed',
        /^layout: .*east[ -](to[ -])?west/i,
      ),
      absent: 'Layout: east-west bed',
    },
    { ...detail('King bed', 'king bed, king beds, king size bed', /^layout: .*\bking\b/i), absent: 'Layout: king bed' },
    detail('Queen bed', 'queen bed, queen beds, queen size bed, queen', /^layout: .*\bqueen\b/i),
    detail('Double bed', 'double bed, double beds, two doubles', /^layout: (?!.*bunk).*\bdoubles?\b/i),
    detail(
      'Single beds',
      'single beds, single bed, twin beds, twin bed, twin singles, two singles, twin single beds',
      /^layout: (?!.*bunk).*(\bsingles?\b|\btwin beds?\b)/i,
    ),
    detail('Triple bunks', 'triple bunks, triple bunk, 3 bunks, three bunks', /^layout: .*(triple|three|\b3) bunk/i),
    detail(
      'Double bunks',
      'double bunks, double bunk, 2 bunks, two bunks, twin bunks',
      /^layout: .*(double|two|twin|\b2) bunk/i,
    ),
    detail('Bunks', 'bunks, bunk, bunk beds, bunk bed', /^layout: .*\bbunk/i),
    detail(
      'Club lounge',
      'club lounge, club lounges, club seating, u shape lounge, u shaped lounge',
      /^layout: .*(\bclub\b|\bu[ -]shape)/i,
    ),
    detail('L-shaped lounge', 'l shape lounge, l shaped lounge, l lounge', /^layout: .*\bl[ -]shape/i),
    detail('Dinette', 'dinette, dinettes, cafe dinette, cafe lounge, cafe seating', /^layout: .*(dinette|caf[eé])/i),
    detail('Rear ensuite', 'rear ensuite, rear bathroom, rear shower', /^layout: .*\brear (ensuite|bathroom|shower)/i),
    detail(
      'Central ensuite',
      'central ensuite, centre ensuite, mid ensuite, split ensuite, split bathroom',
      /^layout: .*\b(central|centre|mid|split) (ensuite|bathroom)/i,
    ),
    detail(
      'Full-width ensuite',
      'full width ensuite, full width bathroom',
      /^layout: .*full[ -]width (ensuite|bathroom)/i,
    ),
    detail(
      'Outside kitchen',
      'outside kitchen, outdoor kitchen, external kitchen',
      /^layout: .*(outside|outdoor|external|slide[ -]out) kitchen/i,
    ),
    detail(
      'Outside shower',
      'outside shower, outdoor shower, external shower, hot outside shower',
      /^layout: (?:(?!outside|outdoor|external).)*(outside|outdoor|external).*shower/i,
    ),
  ].map((concept) => ({ ...concept, within: CARAVANS })),
  detail(
    'Tandem axle',
    'tandem axle, tandem axles, tandem, dual axle, dual axles, twin axle, double axle',
    /^axles: .*(tandem|dual|twin|double)/i,
  ),
  detail('Single axle', 'single axle, single axles, one axle', /^axles: .*single/i),

  // Trim and history
  ...TRIM_COLOURS.flatMap((names) => {
    const [name = ''] = names.split('|')
    const label = `${name[0]?.toUpperCase()}${name.slice(1)}`
    const typed = (...ends: string[]) => names.split('|').flatMap((colour) => ends.map((end) => `${colour} ${end}`))
    return [
      detail(
        `${label} leather`,
        typed('leather', 'leather seats', 'leather interior', 'leather trim').join(', '),
        new RegExp(`^interior: ${firstOf(names)}.*leather`, 'i'),
      ),
      detail(
        `${label} cloth`,
        typed('cloth', 'cloth seats', 'cloth interior').join(', '),
        new RegExp(`^interior: ${firstOf(names)}.*(cloth|fabric)`, 'i'),
      ),
      detail(
        `${label} interior`,
        typed('interior', 'trim', 'inside', 'seats').join(', '),
        new RegExp(`^interior: .*\\b(${names})\\b`, 'i'),
      ),
    ]
  }),
  detail('Cloth seats', 'cloth, cloth seats, cloth interior, cloth trim, fabric seats', /^interior: .*(cloth|fabric)/i),
  detail(
    'Full service history',
    'full service history, full history, full log book, full log books, full logbook, full logbooks, complete service history',
    /^service history: (full|complete)/i,
  ),
  detail(
    'Service history',
    'service history, log book, log books, logbook, logbooks, with books, service book, service books, serviced',
    /^service history: (?!none|no\b)/i,
  ),

  // Colour, by the words of the stock's own colours
  ...Object.entries<string | { typed: string; meant: string }>({
    White: 'white',
    Black: 'black',
    Grey: 'grey|gray|graphite|gunmetal|charcoal|slate',
    Silver: 'silver',
    Blue: 'blue|navy',
    Red: 'red|maroon|burgundy|crimson',
    Green: 'green|olive',
    Orange: 'orange',
    Yellow: 'yellow',
    Brown: { typed: 'brown|chocolate', meant: 'brown|bronze|chocolate' },
    Bronze: 'bronze|copper',
    Beige: 'beige|cream|sand|champagne',
    Gold: 'gold',
    Purple: 'purple|violet',
    Pink: 'pink',
  }).map(([label, words]) => {
    const { typed, meant } = typeof words === 'string' ? { typed: words, meant: words } : words
    return {
      attribute: 'colour',
      label,
      phrases: typed.split('|').flatMap(withShades).join(', '),
      values: new RegExp(`\\b(${meant})\\b`, 'i'),
      absent: label,
    }
  }),

  // Categories that dealers name alike
  {
    attribute: 'categories',
    label: 'Off-road',
    phrases: 'off road, off roading, offroader, off road ready',
    values: /^off[ -]?road$/i,
  },
  { attribute: 'categories', label: 'Off grid', phrases: 'off grid', values: /^off[ -]?grid$/i },
  {
    attribute: 'categories',
    label: 'Family',
    phrases: 'family, for the family',
    values: /^family$/i,
  },
  {
    attribute: 'categories',
    label: 'Couples',
    phrases: 'couples, couple, grey nomad, grey nomads, retirement, retirees, for two people',
    values: /^couples$/i,
  },
  {
    attribute: 'categories',
    label: 'First car',
    phrases:
      'first car, first cars, p plater, p platers, p plate, p plates, p plate legal, learner, learners, l plate, student car, uni car, uni student, teenager',
    values: /^first car$/i,
  },
  {
    attribute: 'categories',
    label: 'City car',
    phrases: 'city car, city cars, city runabout, runabout, easy to park, commuter, commuter car',
    values: /^city car$/i,
  },
  {
    attribute: 'categories',
    label: 'Easy on fuel',
    phrases:
      'easy on fuel, fuel efficient, fuel efficiency, good on fuel, good fuel economy, fuel economy, low fuel consumption, low fuel, fuel saver, economical car, economical cars, cheap to run, cheap on fuel, cheap to drive',
    values: /^(easy on fuel|fuel[ -]efficient|economical|hybrid and electric)$/i,
    otherwise: { attribute: 'fuel', values: /hybrid|electric/i },
  },
  {
    attribute: 'categories',
    label: 'Performance',
    phrases:
      'performance, performance car, performance cars, sports car, sports cars, sport car, sporty, sporty car, fast car, fast cars, muscle car',
    values: /^(performance|sports? cars?)$/i,
    otherwise: { attribute: 'body', values: /coup[eé]|convertible|cabrio|roadster/i },
  },
  {
    attribute: 'filtered_features',
    label: 'Autonomous emergency braking',
    phrases: 'safe, safest, safe car, safe cars, safest car, safest cars, safety, safety features, safe family car',
    values: /^autonomous emergency braking$/i,
  },
  {
    attribute: 'categories',
    label: 'Rideshare ready',
    phrases: 'rideshare, ride share, ridesharing, uber, uber car, uber cars, uber ready, didi',
    values: /^ride ?share\b/i,
  },
  {
    attribute: 'categories',
    label: 'Prestige',
    phrases:
      'prestige, prestige car, prestige cars, luxury, luxury car, luxury cars, luxurious, premium car, executive car',
    values: /^(prestige|luxury)$/i,
  },
  {
    attribute: 'categories',
    label: 'Light to tow',
    phrases:
      'light caravan, light caravans, lightweight, light weight, lightweight caravan, lightweight van, light weight van, light weight caravan, light van, easy to tow, small caravan, small caravans, small van, small vans, compact caravan',
    values: /^under [\d,]+ ?kg\b|^light ?weight$/i,
    within: CARAVANS,
  },
  {
    attribute: 'categories',
    label: 'Fits a garage',
    phrases: 'fits a garage, fits in garage, fits in a garage, fits in the garage, fit in garage, garage, garageable',
    values: /^fits (a|in a) garage$/i,
  },
  {
    attribute: 'categories',
    label: 'Compact',
    phrases:
      'compact tractor, compact tractors, small tractor, small tractors, sub compact, orchard tractor, orchard tractors, orchard, vineyard tractor, vineyard tractors, vineyard, hobby farm, hobby farm tractor, lifestyle block, lifestyle tractor, lifestyle, acreage, small acreage, garden tractor, mowing',
    values: /^compact( tractors?)?$/i,
    within: TRACTORS,
  },
  {
    attribute: 'categories',
    label: 'Utility tractors',
    phrases:
      'utility tractor, utility tractors, mid size tractor, medium tractor, hay tractor, hay making, livestock, livestock tractor, cattle, dairy, feeding out',
    values: /^utility( tractors?)?$/i,
    within: TRACTORS,
  },
  {
    attribute: 'categories',
    label: 'Row crop',
    phrases:
      'row crop tractor, row crop tractors, big tractor, big tractors, large tractor, large tractors, broadacre, broad acre, cropping, cultivation, seeding, sowing',
    values: /^row[ -]?crop$/i,
    within: TRACTORS,
  },
  {
    attribute: 'filtered_features',
    label: 'GPS',
    phrases: 'gps',
    values: /^(gps guidance|satellite navigation)$/i,
  },
  { attribute: 'categories', label: 'Work', phrases: 'work, tradie, work vehicle', values: /^work$/i },
  { attribute: 'categories', label: 'With loader', phrases: 'with loader, loader, loaders', values: /^with loader$/i },
  { attribute: 'categories', label: 'Cab', phrases: 'cab, cabin, with cab', values: /^cab$/i },
  { attribute: 'categories', label: 'ROPS', phrases: 'rops, roll bar, roll over protection', values: /^rops$/i },
]

/** Other words for the features of the filter list, by their label. */
export const FEATURE_PHRASES: Readonly<Record<string, string>> = {
  'Adaptive cruise control': 'adaptive cruise, radar cruise, radar cruise control, active cruise, acc',
  'Air conditioning': 'aircon, air con, ac, climate control, air conditioner, a c',
  'Alloy wheels': 'alloys, alloy, mags, mag wheels',
  'Android Auto': 'android, androidauto',
  'Apple CarPlay': 'carplay, car play, apple car play, apple carplay, apple play, apple',
  'Autonomous emergency braking': 'aeb, emergency braking, auto emergency braking, automatic emergency braking',
  Awning: 'awnings, roll out awning',
  'Blind spot monitor': 'blind spot, blind spot monitoring, blind spot assist, bsm',
  'Bull bar': 'bullbar, nudge bar, bull bars',
  'Canopy or hard lid': 'canopy, canopies, hard lid, tonneau, tonneau cover',
  'Cruise control': 'cruise',
  'Diesel heater': 'heater',
  Ensuite: 'en suite, bathroom, shower, toilet, shower and toilet, shower toilet',
  'GPS guidance': 'guidance, auto steer, autosteer, auto guidance, steering guidance',
  'Front-end loader': 'loader, loaders, front loader, front end loader, fel',
  'Head-up display': 'hud, heads up display',
  'Heated seats': 'seat warmers, seat heaters, heated seat, heated front seats',
  'Keyless entry': 'keyless, keyless start, push button start, smart key, proximity key',
  'Lane keeping assist': 'lane assist, lane keep, lane keep assist, lane keeping, lane departure',
  'Leather seats': 'leather, leather trim, leather interior, leather seat, leathers',
  'Off-road suspension': 'independent suspension, off road suspension',
  'One owner': '1 owner, single owner, one owner, one owner only',
  'Parking sensors': 'parking sensor, park sensors, rear sensors, park assist, parking assist',
  'Power tailgate': 'electric tailgate, powered tailgate, power boot, electric boot',
  'Reversing camera':
    'reverse camera, reverse cam, rear camera, backup camera, back up camera, rear view camera, reversing cam, 360 camera, camera',
  'Roof racks': 'roof rack, roof rails, roof bars',
  'Satellite navigation': 'sat nav, satnav, navigation, nav, navi',
  Snorkel: 'snorkels',
  'Solar panels': 'solar, solar panel',
  Sunroof: 'sun roof, moon roof, moonroof, panoramic roof, panoramic sunroof, pano roof, glass roof, sunroofs',
  'Tow bar': 'towbar, tow bars, tow pack, tow ball, tow hitch, towbars',
  'Wireless charging': 'wireless charger, wireless phone charging, wireless phone charger',
}

/** Other names of makes and models, by how the stock names them; only names in stock are used. */
export const NICKNAMES: Readonly<Record<string, string>> = {
  'Alfa Romeo': 'alfa',
  'Aston Martin': 'aston',
  BMW: 'beamer, beemer, bimmer, bmws',
  'Case IH': 'case, caseih',
  Chevrolet: 'chev, chevy',
  Commodore: 'commo',
  'D-MAX': 'dmax, d max',
  Falcon: 'falcon ute, xr6',
  'Grand Cherokee': 'cherokee',
  GWM: 'great wall, great wall motors, greatwall',
  HiAce: 'hi ace',
  HiLux: 'hi lux, lux, highlux, hilux ute, hi luxe',
  Hyundai: 'hundai, hyandai, hyundia',
  'Isuzu UTE': 'isuzu, isuzu ute, isuzu utes',
  'John Deere': 'deere, jd, johndeere',
  LandCruiser: 'land cruiser, cruiser, lc200, lc300, landcruzer, land cruzer',
  'LandCruiser 79': '79 series, 70 series, lc79, landcruiser 79 series, landcruiser ute',
  'LandCruiser Prado': 'prado',
  'Land Rover': 'landy, landrover',
  'Massey Ferguson': 'massey, fergie, massey fergusson, mf',
  'Mercedes-Benz': 'merc, mercs, mercedes, benz, mb, merc benz',
  Mitsubishi: 'mitsi, mitsu, mitsubushi, mitzubishi',
  'Pajero Sport': 'pajero',
  Porsche: 'porsh, porshe',
  'Range Rover': 'rangie',
  Subaru: 'subie, suby',
  Toyota: 'toyotas, toyo',
  Volkswagen: 'vw, vws, volks, vdub, volkswagon',
}

/**
 * Words that the stock is likely to write otherwise, as typed and as they are searched in its texts: where the stock has these words, or
 * where the typed ones would be read as something else, such as the fuel of "electric seats".
 */
export const TEXT_PHRASES: Readonly<Record<string, string>> = {
  'all-terrain tyres': 'all terrain tyres, all terrain tires, all terrains, at tyres',
  'Bose audio': 'bose sound, bose speakers, bose stereo',
  'Category 1': 'cat 1, cat 1 linkage',
  'Category 2': 'cat 2, cat 2 linkage',
  'Category 3': 'cat 3, cat 3 linkage',
  'brake controller': 'electric brakes, electric brake, trailer brakes, trailer brake controller',
  'differential lock': 'diff lock, diff locks, diff locker, locking diff, locking diffs',
  'digital instruments':
    'digital dash, digital dashboard, digital cluster, digital gauges, digital speedo, digital cockpit, virtual cockpit',
  'hands-free power tailgate': 'kick tailgate, kick to open, kick open boot, hands free boot',
  'Harman Kardon audio': 'harman kardon sound, harman kardon speakers',
  'JBL audio': 'jbl sound, jbl speakers, jbl stereo',
  'new tyres': 'new tyres, new tires',
  'power seat': 'electric seats, electric seat, electric front seats, electric driver seat, electric drivers seat',
  'power sliding doors': 'electric sliding doors, electric sliding door, electric doors',
  'premium audio': 'premium sound, sound system, premium sound system, good stereo',
  'rear differential lock': 'rear diff lock, rear diff locker, rear locker',
  'roller shutter': 'electric roller shutter, roller cover, electric tray cover',
  slasher: 'slashing, slashers',
  'smart parking': 'auto parking, auto park, self parking, self park',
  'solar panel': 'solar setup, solar system',
  television: 'tvs, telly',
  'three-point linkage': '3 point linkage, 3 point hitch, 3pl, three point hitch, tpl',
  'three-way fridge': '3 way fridge, 3 way fridges',
  'vehicle-to-load': 'v2l, vehicle to load',
}

/** Words that say nothing about which car is wanted. A value of the stock with the same name wins. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or but of for to in at on with w by is are be it its that this these those i im id ive me my we our us you your ' +
    'any all some one ones want wanted need needed looking look find show search buy buying purchase get got have has having please pls ' +
    'car cars vehicle vehicles motor auto-mobile automobile wheels stock model models make makes brand sale sales selling sell forsale ' +
    'cheap cheapest best good great nice clean top deal deals offer offers bargain reliable economical priced price prices cost costing ' +
    'options option around about approx something anything only just also plus around near from under located based dealer dealers dealership ' +
    'year years build built compliance big large small wife husband partner son daughter mum dad girlfriend boyfriend drive away driveaway full size am pm who whos which what can could would will like am australia australian aus online plate plated immaculate excellent condition tidy mint'
  ).split(' '),
)

/** An order that words ask for, as in the sort menu, with the text of its chip. */
export interface WordOrder {
  sort: 'price_asc' | 'newest' | 'km_asc' | 'price_desc'
  label: string
}

/** Words that ask for an order of the results, squashed. */
export const ORDERS: ReadonlyMap<string, WordOrder> = new Map(
  Object.entries({
    price_asc: {
      label: 'Cheapest first',
      phrases:
        'cheap, cheaper, cheapest, cheapest first, cheap price, cheap prices, cheapest price, low price, low prices, low priced, lowest price, ' +
        'lowest prices, lowest priced, lowest price first, low cost, lowest cost, inexpensive, affordable, bargain, bargains, price low to high, low to high',
    },
    newest: {
      label: 'Newest arrivals first',
      phrases:
        'newest, newest cars, newest first, newest arrivals, latest, latest arrivals, latest cars, latest stock, new arrivals, just arrived, just in, just listed, recently added, recent arrivals',
    },
    km_asc: {
      label: 'Lowest kilometres first',
      phrases: 'lowest kms, lowest km, lowest kilometres, lowest mileage, least kms, fewest kms, lowest kms first',
    },
    price_desc: {
      label: 'Dearest first',
      phrases:
        'dearest, most expensive, dearest first, highest price, price high to low, high to low, top of the range',
    },
  } as const).flatMap(([sort, { label, phrases }]) =>
    phrases.split(', ').map((phrase) => [squash(phrase), { sort: sort as WordOrder['sort'], label }] as const),
  ),
)

/** Phrases that say nothing about which car is wanted, though their words may. */
export const FILLER_PHRASES: ReadonlySet<string> = new Set(
  (
    'no more to pay|nothing more to pay|2nd car|second car|2nd vehicle|second vehicle|' +
    'finance|on finance|with finance|finance available|easy finance|no deposit|no deposit finance|trade in|trade ins|with trade in|' +
    'no accidents|no accident|no accident history|never in an accident|accident free|no hail damage|no damage|' +
    'rego|with rego|long rego|lots of rego|registered|registration|rwc|with rwc|roadworthy|with roadworthy'
  ).split('|'),
)

/**
 * Stop words that ask for nothing by themselves, unlike "cars" or "all stock": a search of these alone is one for names that begin like
 * them, such as "to" on the way to Toyota, and for every car only where there is none.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'a an the and or but of for to in at on with w by is are be it its that this these those i im id ive me my we our us you your as am who which what can could would will like'.split(
    ' ',
  ),
)

/** First words of names that mean too little to stand for them: "New Holland", "All Terrain", "Model 3". */
export const WEAK_FIRST_WORDS: ReadonlySet<string> = new Set(
  'new all big great grand model series land road john super city classic sport the one two max mini'.split(' '),
)
