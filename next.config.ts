import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  images: {
    localPatterns: [{ pathname: '/api/media/file/**' }, { pathname: '/stock-photos/**' }],
    qualities: [60, 75],
    formats: ['image/avif', 'image/webp'],
  },
}

export default withPayload(config, { devBundleServerPackages: false })
