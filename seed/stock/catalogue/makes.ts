import { audi } from './audi'
import { bmw } from './bmw'
import { byd } from './byd'
import type { CatalogueMake } from './catalogue'
import { ford } from './ford'
import { gwm } from './gwm'
import { holden } from './holden'
import { honda } from './honda'
import { hyundai } from './hyundai'
import { isuzuUte } from './isuzuUte'
import { jeep } from './jeep'
import { kia } from './kia'
import { ldv } from './ldv'
import { lexus } from './lexus'
import { mazda } from './mazda'
import { mercedesBenz } from './mercedesBenz'
import { mg } from './mg'
import { mitsubishi } from './mitsubishi'
import { nissan } from './nissan'
import { skoda } from './skoda'
import { subaru } from './subaru'
import { suzuki } from './suzuki'
import { tesla } from './tesla'
import { toyota } from './toyota'
import { volkswagen } from './volkswagen'
import { volvo } from './volvo'

/** Every car maker of the demo's stock. */
export const makes: readonly CatalogueMake[] = [
  toyota,
  mazda,
  ford,
  kia,
  hyundai,
  mg,
  subaru,
  mitsubishi,
  nissan,
  isuzuUte,
  volkswagen,
  honda,
  suzuki,
  gwm,
  byd,
  tesla,
  bmw,
  mercedesBenz,
  audi,
  skoda,
  volvo,
  lexus,
  jeep,
  ldv,
  holden,
]
