/** The addresses live in lib, where features may import them too. */
export * from '#client/lib/paths.ts'
