import * as migration_20261120_223857_initial from './20261120_223857_initial';

export const migrations = [
  {
    up: migration_20261120_223857_initial.up,
    down: migration_20261120_223857_initial.down,
    name: '20261120_223857_initial'
  },
];
