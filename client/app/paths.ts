/** The paths are in lib, so that features can import them too. */
export * from '#client/lib/paths.ts'
