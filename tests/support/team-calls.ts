/** Every call that names somebody of an agent's team: how it names them. A new one without a line here fails in who-may.test.ts. */
export interface Named {
  id: number
  username: string
  /** Of a bill of theirs. */
  billId?: string
  /** Of a link of theirs. */
  linkId?: number
}

export const TEAM_CALLS: Readonly<Record<string, (named: Named) => object>> = {
  'affiliate-link.close': ({ linkId }) => ({ affiUrlId: linkId }),
  'affiliate-link.closeByAddress': ({ linkId }) => ({ affiUrlId: linkId }),
  'rebate.rates': ({ id }) => ({ customerId: id }),
  'rebate.downline': ({ id }) => ({ customerId: id }),
  'rebate.update': ({ id }) => ({ customerId: id, rebates: [{ type: 'RNG', rebateValue: 0 }] }),
  'rebate.bill': ({ billId }) => ({ billId }),
}
