import { writeFileSync } from 'node:fs'
import { feedCsv } from './feedCsv'
import { DEMO_DEALERS, generateStock } from './generateStock'

for (const dealer of DEMO_DEALERS) {
  const cars = generateStock(dealer)
  writeFileSync(new URL(`../feeds/${dealer}.csv`, import.meta.url), feedCsv(cars))
  console.log(`${dealer}: ${cars.length} vehicles`)
}
