import type { MapTown } from './mapDrawing'
import type { Place } from './place'

/** State and territory capitals, labelled first. */
export const CAPITALS = ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Hobart', 'Darwin', 'Canberra']

/** Larger regional cities, labelled next. */
export const CITIES = [
  ...['Newcastle', 'Wollongong', 'Gosford', 'Albury', 'Wagga Wagga', 'Tamworth', 'Dubbo', 'Orange', 'Bathurst'],
  ...['Coffs Harbour', 'Port Macquarie', 'Lismore', 'Armidale', 'Broken Hill', 'Goulburn', 'Nowra', 'Parramatta'],
  ...['Geelong', 'Ballarat', 'Bendigo', 'Shepparton', 'Mildura', 'Warrnambool', 'Traralgon', 'Wodonga', 'Horsham'],
  ...['Gold Coast', 'Southport', 'Maroochydore', 'Toowoomba', 'Rockhampton', 'Mackay', 'Townsville', 'Cairns'],
  ...['Bundaberg', 'Hervey Bay', 'Gladstone', 'Mount Isa', 'Ipswich', 'Gympie', 'Mount Gambier', 'Whyalla'],
  ...['Port Augusta', 'Port Lincoln', 'Murray Bridge', 'Bunbury', 'Geraldton', 'Kalgoorlie', 'Albany', 'Broome'],
  ...['Port Hedland', 'Karratha', 'Launceston', 'Devonport', 'Burnie', 'Alice Springs', 'Katherine'],
]

/** Country towns on main roads, so that no inland map is empty: name, latitude, longitude. */
const ROADSIDE_TOWNS = `
Gundagai,-35.065,148.107
Holbrook,-35.723,147.314
Marulan,-34.71,150.007
Bulahdelah,-32.413,152.207
Molong,-33.093,148.87
Wilcannia,-31.558,143.378
Balranald,-34.638,143.562
Gilgandra,-31.71,148.664
Murrurundi,-31.763,150.834
Nhill,-36.332,141.65
Pinnaroo,-35.261,140.905
Port Wakefield,-34.184,138.148
Woomera,-31.2,136.825
Marla,-27.303,133.621
Daly Waters,-16.254,133.369
Eucla,-31.677,128.889
Norseman,-32.198,121.779
Williams,-33.029,116.882
Fitzroy Crossing,-18.197,125.567
Winton,-22.391,143.038
Camooweal,-19.921,138.12
Miles,-26.66,150.186
Childers,-25.237,152.279
Miriam Vale,-24.329,151.561
St Arnaud,-36.616,143.257
Dunedoo,-32.016,149.396
`

/** Towns for map labels: the known places ranked by size, and towns on main roads. */
export function mapTowns(places: readonly Place[]): MapTown[] {
  const known = places.map(({ name, lat, lng }) => ({ name, lat, lng, rank: townRank(name) }))
  const names = new Set(places.map(({ name }) => name))
  const others = ROADSIDE_TOWNS.trim()
    .split('\n')
    .map((line) => line.split(','))
    .filter(([name = '']) => !names.has(name))
    .map(([name = '', lat, lng]) => ({ name, lat: Number(lat), lng: Number(lng), rank: 3 }))
  return [...known, ...others]
}

function townRank(name: string): number {
  if (CAPITALS.includes(name)) return 0
  return CITIES.includes(name) ? 1 : 2
}
