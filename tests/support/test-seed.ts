const DEFAULT_SEED = 20_261_125

/** What the tests of a run draw everything from: the same in each run, unless `npm test -- --seed N` chose another. */
export const testSeed = (): number => Number((process.env.TEST_SEED ??= String(DEFAULT_SEED)))
