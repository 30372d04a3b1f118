import type { Ledger } from '#server/ledger/index.ts'

/** Of a test that posts stakes by hand, or makes rounds without: no row caused those entries, and the sweep rightly says so. */
const BY_HAND = ['CAUSE', 'LOST']

/** What else the sweep finds. */
export const driftsOf = async (ledger: Pick<Ledger, 'reconcile'>) =>
  (await ledger.reconcile()).drifts.filter(({ kind }) => !BY_HAND.includes(kind))
