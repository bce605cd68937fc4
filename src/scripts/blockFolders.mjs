// @ts-check

/** Folders of blocks/ that hold what blocks share; every other folder there is a block. */
export const SHARED_FOLDERS = ['examples', 'fields', 'generated']
