import * as migration_20261120_222727_initial from './20261120_222727_initial';

export const migrations = [
  {
    up: migration_20261120_222727_initial.up,
    down: migration_20261120_222727_initial.down,
    name: '20261120_222727_initial'
  },
];
