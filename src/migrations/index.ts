import * as migration_20261122_121233_initial from './20261122_121233_initial';

export const migrations = [
  {
    up: migration_20261122_121233_initial.up,
    down: migration_20261122_121233_initial.down,
    name: '20261122_121233_initial'
  },
];
