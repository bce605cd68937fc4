import { findNginx } from '../../../src/bench/nginxProxy'

export const HAS_NGINX = findNginx() !== undefined

/** A suffix for the names of tests that are skipped without it. */
export const NGINX_SKIPPED = HAS_NGINX ? '' : ' (skipped: nginx is not installed)'
