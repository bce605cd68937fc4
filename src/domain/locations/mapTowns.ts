import type { MapTown } from './mapDrawing'
import type { Place } from './place'

/** Capitals of states and territories, named on maps before all others. */
const CAPITALS = ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Hobart', 'Darwin', 'Canberra']

/** Larger regional cities, named before other towns. */
const CITIES = [
  ...['Newcastle', 'Wollongong', 'Gosford', 'Albury', 'Wagga Wagga', 'Tamworth', 'Dubbo', 'Orange', 'Bathurst'],
  ...['Coffs Harbour', 'Port Macquarie', 'Lismore', 'Armidale', 'Broken Hill', 'Goulburn', 'Nowra', 'Parramatta'],
  ...['Geelong', 'Ballarat', 'Bendigo', 'Shepparton', 'Mildura', 'Warrnambool', 'Traralgon', 'Wodonga', 'Horsham'],
  ...['Gold Coast', 'Southport', 'Maroochydore', 'Toowoomba', 'Rockhampton', 'Mackay', 'Townsville', 'Cairns'],
  ...['Bundaberg', 'Hervey Bay', 'Gladstone', 'Mount Isa', 'Ipswich', 'Gympie', 'Mount Gambier', 'Whyalla'],
  ...['Port Augusta', 'Port Lincoln', 'Murray Bridge', 'Bunbury', 'Geraldton', 'Kalgoorlie', 'Albany', 'Broome'],
  ...['Port Hedland', 'Karratha', 'Launceston', 'Devonport', 'Burnie', 'Alice Springs', 'Katherine'],
]

/** Places as towns that a map may name, by how widely they are known. */
export function mapTowns(places: readonly Place[]): MapTown[] {
  return places.map(({ name, lat, lng }) => ({ name, lat, lng, rank: rankOf(name) }))
}

function rankOf(name: string): number {
  if (CAPITALS.includes(name)) return 0
  return CITIES.includes(name) ? 1 : 2
}
