import { HIERARCHY_SEPARATOR } from '../hierarchy'

/** A model that is sold in Australia, or was in the last twenty years, and its usual body. */
export interface KnownModel {
  name: string
  /** the kind of body by its word in the concepts: "suv", "people mover" */
  body: string
}

export interface KnownMake {
  make: string
  /** how else it is typed */
  nicknames: readonly string[]
  models: readonly KnownModel[]
}

/** Names of models that are words of other things too, so that they are understood only behind their make. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'accent california caddy charger city compass continental cooper daily defender discovery escape expert express focus ghost golf grenadier ' +
    'jazz journey junior leaf legend liberty master partner phantom pulsar rio roma smart soul superb swift transporter up vantage x'
  ).split(' '),
)

const BODIES = /^(.+) (suv|ute|hatch|sedan|wagon|people mover|van|coupe|convertible)$/

/**
 * Makes with nicknames and models, so that a name of which a dealer has no car is still understood: the search then says what is
 * missing and shows cars like it, in place of cars whose texts happen to have the word.
 */
export const KNOWN_MODELS: readonly KnownMake[] = [
  'Abarth||124 Spider convertible, 500 hatch, 595 hatch',
  'Alfa Romeo|alfa|Giulia sedan, Giulietta hatch, Stelvio suv, Tonale suv, Junior suv',
  'Alpine||A110 coupe',
  'Aston Martin|aston|DB11 coupe, DBX suv, Vantage coupe',
  'Audi||A1 hatch, A3 hatch, A4 sedan, A5 coupe, A6 sedan, A7 hatch, A8 sedan, Q2 suv, Q3 suv, Q4 e-tron suv, Q5 suv, Q7 suv, Q8 suv, e-tron suv, TT coupe, R8 coupe, RS3 hatch, S3 hatch',
  'Bentley||Bentayga suv, Continental coupe',
  'BMW|bimmer, beemer|1 Series hatch, 2 Series coupe, 3 Series sedan, 4 Series coupe, 5 Series sedan, 7 Series sedan, 8 Series coupe, X1 suv, X2 suv, X3 suv, X4 suv, X5 suv, X6 suv, X7 suv, Z4 convertible, i4 sedan, i5 sedan, iX suv, iX1 suv, iX3 suv, M2 coupe, M3 sedan, M4 coupe',
  'BYD||Atto 2 suv, Atto 3 suv, Dolphin hatch, Seal sedan, Sealion 6 suv, Sealion 7 suv, Shark 6 ute',
  'Cadillac||Lyriq suv',
  'Chery||Omoda 5 suv, Tiggo 4 suv, Tiggo 7 suv, Tiggo 8 suv',
  'Chevrolet|chev, chevy|Camaro coupe, Corvette coupe, Silverado ute',
  'Chrysler||300 sedan, 300C sedan',
  'Citroen||C3 hatch, C4 hatch, C5 Aircross suv',
  'Cupra||Ateca suv, Born hatch, Formentor suv, Leon hatch, Tavascan suv',
  'Deepal||S07 suv',
  'Dodge||Challenger coupe, Charger sedan, Journey suv',
  'Ferrari||296 coupe, 488 coupe, California convertible, Portofino convertible, Roma coupe',
  'Fiat||500 hatch, 500X suv, Ducato van',
  'Ford||Bronco suv, EcoSport suv, Escape suv, Everest suv, F-150 ute, Falcon sedan, Fiesta hatch, Focus hatch, Kuga suv, Mondeo hatch, Mustang coupe, Mustang Mach-E suv, Puma suv, Ranger ute, Territory suv, Transit van, Transit Custom van',
  'Foton||Tunland ute',
  'Genesis||G70 sedan, G80 sedan, GV60 suv, GV70 suv, GV80 suv',
  'GMC||Yukon suv',
  'GWM|great wall, great wall motors|Cannon ute, Haval H2 suv, Haval H6 suv, Haval Jolion suv, Ora hatch, Tank 300 suv, Tank 500 suv',
  'Holden||Acadia suv, Astra hatch, Barina hatch, Captiva suv, Colorado ute, Commodore sedan, Cruze sedan, Trailblazer suv, Trax suv',
  'Honda||Accord sedan, City sedan, Civic hatch, CR-V suv, HR-V suv, Jazz hatch, Odyssey people mover, ZR-V suv',
  'Hyundai||Accent hatch, Elantra sedan, Getz hatch, i20 hatch, i30 hatch, iLoad van, iMax people mover, Inster suv, Ioniq 5 suv, Ioniq 6 sedan, Ioniq 9 suv, ix35 suv, Kona suv, Palisade suv, Santa Fe suv, Sonata sedan, Staria people mover, Tucson suv, Veloster hatch, Venue suv',
  'Ineos||Grenadier suv',
  'Infiniti||Q30 hatch, Q50 sedan, QX70 suv',
  'Isuzu UTE|isuzu|D-MAX ute, MU-X suv',
  'Iveco||Daily van',
  'JAC||T9 ute',
  'Jaecoo||J7 suv, J8 suv',
  'Jaguar|jag|E-Pace suv, F-Pace suv, F-Type coupe, I-Pace suv, XE sedan, XF sedan',
  'Jeep||Avenger suv, Cherokee suv, Compass suv, Gladiator ute, Grand Cherokee suv, Renegade suv, Wrangler suv',
  'Kia||Carnival people mover, Cerato hatch, EV3 suv, EV4 sedan, EV5 suv, EV6 suv, EV9 suv, K4 sedan, Niro suv, Optima sedan, Picanto hatch, Rio hatch, Seltos suv, Sorento suv, Soul hatch, Sportage suv, Stinger sedan, Stonic suv, Tasman ute',
  'KGM|ssangyong|Actyon suv, Korando suv, Musso ute, Rexton suv, Tivoli suv, Torres suv',
  'Lamborghini|lambo|Aventador coupe, Huracan coupe, Urus suv',
  'Land Rover|landrover, landy|Defender suv, Discovery suv, Discovery Sport suv, Freelander suv, Range Rover suv, Range Rover Evoque suv, Range Rover Sport suv, Range Rover Velar suv',
  'LDV||D90 suv, Deliver 9 van, G10 van, MIFA people mover, T60 ute, Terron 9 ute',
  'Leapmotor||C10 suv',
  'Lexus||CT hatch, ES sedan, GX suv, IS sedan, LBX suv, LC coupe, LS sedan, LX suv, NX suv, RC coupe, RX suv, RZ suv, UX suv',
  'Lotus||Elise convertible, Emira coupe, Evora coupe',
  'Mahindra||Pik-Up ute, Scorpio suv, XUV700 suv',
  'Maserati||Ghibli sedan, Grecale suv, Levante suv, Quattroporte sedan',
  'Mazda||BT-50 ute, CX-3 suv, CX-30 suv, CX-5 suv, CX-60 suv, CX-7 suv, CX-8 suv, CX-80 suv, CX-9 suv, CX-90 suv, Mazda2 hatch, Mazda3 hatch, Mazda6 sedan, MX-30 suv, MX-5 convertible, RX-8 coupe, Tribute suv',
  'McLaren||570S coupe, 720S coupe, Artura coupe',
  'Mercedes-Benz|mercedes, merc, benz|A-Class hatch, B-Class hatch, C-Class sedan, CLA sedan, CLS sedan, E-Class sedan, EQA suv, EQB suv, EQC suv, EQE sedan, G-Class suv, GLA suv, GLB suv, GLC suv, GLE suv, GLS suv, S-Class sedan, SLK convertible, Sprinter van, V-Class people mover, Valente people mover, Vito van, X-Class ute',
  'MG||HS suv, MG3 hatch, MG4 hatch, MG5 sedan, MG7 sedan, U9 ute, ZS suv, ZST suv',
  'MINI|mini cooper|Aceman suv, Clubman wagon, Cooper hatch, Countryman suv',
  'Mitsubishi||ASX suv, Eclipse Cross suv, Express van, Lancer sedan, Mirage hatch, Outlander suv, Pajero suv, Pajero Sport suv, Triton ute',
  'Nissan||350Z coupe, 370Z coupe, Ariya suv, Dualis suv, GT-R coupe, Juke suv, Leaf hatch, Micra hatch, Navara ute, Pathfinder suv, Patrol suv, Pulsar hatch, Qashqai suv, Skyline coupe, X-Trail suv',
  'Opel||Astra hatch, Corsa hatch',
  'Peugeot||2008 suv, 208 hatch, 3008 suv, 308 hatch, 5008 suv, 508 sedan, Expert van, Partner van',
  'Polestar||Polestar 2 sedan, Polestar 3 suv, Polestar 4 suv',
  'Porsche||718 coupe, 911 coupe, Boxster convertible, Cayenne suv, Cayman coupe, Macan suv, Panamera sedan, Taycan sedan',
  'RAM||1500 ute, 2500 ute, 3500 ute',
  'Renault||Arkana suv, Captur suv, Clio hatch, Duster suv, Kangoo van, Koleos suv, Master van, Megane hatch, Trafic van',
  'Rolls-Royce|rolls royce|Cullinan suv, Ghost sedan, Phantom sedan',
  'Skoda||Elroq suv, Enyaq suv, Fabia hatch, Kamiq suv, Karoq suv, Kodiaq suv, Octavia wagon, Scala hatch, Superb wagon',
  'Smart||fortwo hatch',
  'Subaru||BRZ coupe, Crosstrek suv, Forester suv, Impreza hatch, Levorg wagon, Liberty wagon, Outback suv, Solterra suv, Tribeca suv, WRX sedan, XV suv',
  'Suzuki||Alto hatch, APV van, Baleno hatch, Fronx suv, Grand Vitara suv, Ignis hatch, Jimny suv, Kizashi sedan, S-Cross suv, Swift hatch, SX4 hatch, Vitara suv',
  'Tesla||Cybertruck ute, Model 3 sedan, Model S sedan, Model X suv, Model Y suv',
  'Toyota||4Runner suv, 86 coupe, Aurion sedan, Avalon sedan, bZ4X suv, C-HR suv, Camry sedan, Coaster van, Corolla hatch, Corolla Cross suv, FJ Cruiser suv, Fortuner suv, GR Yaris hatch, GR86 coupe, Granvia people mover, HiAce van, HiLux ute, Kluger suv, LandCruiser suv, LandCruiser 79 ute, LandCruiser Prado suv, Prius hatch, Prius V wagon, RAV4 suv, Rukus hatch, Supra coupe, Tarago people mover, Tundra ute, Yaris hatch, Yaris Cross suv',
  'Volkswagen|vw|e-Golf hatch, Amarok ute, Arteon sedan, Beetle hatch, Caddy van, California van, Caravelle people mover, Crafter van, Golf hatch, ID.4 suv, ID.5 suv, ID Buzz people mover, Jetta sedan, Multivan people mover, Passat wagon, Polo hatch, Scirocco hatch, T-Cross suv, T-Roc suv, Tiguan suv, Touareg suv, Transporter van, up hatch',
  'Volvo||C40 suv, EX30 suv, EX90 suv, S60 sedan, V40 hatch, V60 wagon, XC40 suv, XC60 suv, XC90 suv',
  'XPeng||G6 suv',
  'Zeekr||7X suv, X suv',
].map((line) => {
  const [make = '', nicknames = '', models = ''] = line.split('|')
  return {
    make,
    nicknames: splitList(nicknames),
    models: splitList(models).map((text) => {
      const [, name = text, body = ''] = BODIES.exec(text) ?? []
      return { name, body }
    }),
  }
})

/** The usual body of a model that is known, "Toyota > C-HR", by its word in the concepts; null of others. */
export function knownBody(node: string): string | null {
  const [make, name] = node.split(HIERARCHY_SEPARATOR)
  const known = KNOWN_MODELS.find((entry) => entry.make === make)
  return known?.models.find((model) => model.name === name)?.body ?? null
}

function splitList(text: string): string[] {
  return text === '' ? [] : text.split(',').map((item) => item.trim())
}
