// @ts-check

/** Folders in blocks/ with shared code. Every other folder is a block. */
export const SHARED_FOLDERS = ['examples', 'fields', 'generated']
