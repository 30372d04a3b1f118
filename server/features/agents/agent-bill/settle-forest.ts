/**
 * How much each agent is paid in one period: from the top down, each agent pays its direct downline from its own salary, and from
 * the main wallet if that is not enough (AGT-25). Pure; amounts in 1/10 000 of the unit.
 */
import { wholeSteps } from '#server/platform/money-rounding.ts'

export interface ForestNode {
  payeeId: number
  /** null = the house. */
  payerId: number | null
  /** The whole team's result by the terms; negative only after a bet was resettled. */
  gross: bigint
  /** The part already posted. */
  paid: bigint
}
export interface SettledNode {
  /** The part of `gross` the payer has. */
  funded: bigint
  /** The direct downline's gross. */
  deducted: bigint
  /** funded − deducted. */
  net: bigint
  /** The total to be posted: `net`, or as much of a negative one as the wallet holds. */
  target: bigint
}

/** Only whole steps of the currency leave a wallet. */
const spendable = (wallet: bigint, step: bigint) => (wallet > 0n ? wholeSteps(wallet, step) : 0n)

/** In the given order, which is that of the contracts: if the money runs out, the last ones miss out. */
function fund(children: readonly ForestNode[], pool: bigint): bigint[] {
  let left = children.reduce((sum, { gross }) => (gross < 0n ? sum - gross : sum), pool)
  return children.map(({ gross }) => {
    if (gross <= 0n) return gross
    const part = left < gross ? (left > 0n ? left : 0n) : gross
    left -= part
    return part
  })
}

/**
 * One result per node, in the given order. Every payer has a node: one without a contract has `gross` 0 and owes all of it from
 * the wallet. `step`: the currency's smallest amount.
 */
export function settleForest(nodes: readonly ForestNode[], walletOf: (memberId: number) => bigint, step: bigint): SettledNode[] {
  const below = new Map<number, ForestNode[]>()
  for (const node of nodes) if (node.payerId !== null) below.set(node.payerId, [...(below.get(node.payerId) ?? []), node])
  const settled = new Map<number, SettledNode>()

  function settle({ payeeId, paid }: ForestNode, funded: bigint): void {
    const children = below.get(payeeId) ?? []
    const deducted = children.reduce((sum, { gross }) => sum + gross, 0n)
    const net = funded - deducted
    // Money already taken is not given back while it is still owed.
    const most = paid - spendable(walletOf(payeeId), step)
    const target = net >= 0n || net >= paid ? net : net > most ? net : most
    settled.set(payeeId, { funded, deducted, net, target })
    const funds = fund(children, funded - target)
    children.forEach((child, index) => settle(child, funds[index]!))
  }

  const isHere = new Set(nodes.map(({ payeeId }) => payeeId))
  for (const node of nodes)
    if (node.payerId === null || !isHere.has(node.payerId)) settle(node, node.payerId === null ? node.gross : 0n)
  return nodes.map(({ payeeId }) => settled.get(payeeId)!)
}
