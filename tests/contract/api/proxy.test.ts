import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { proxy } from '../../../src/proxy'

it.each(['/%00', '/cars/%00', '/api/cars/%00/view.json', '/cars?make=%00', '/%E0%A4%A'])(
  '%s is rejected before any read',
  async (path) => {
    const response = await proxy(new NextRequest(`http://dealer.localhost${path}`))
    expect(response.status).toBe(400)
    if (path.startsWith('/api/'))
      expect(await response.json()).toEqual({ errors: [{ field: 'url', message: 'Invalid address.' }] })
  },
)
