/**
 * Who is paid what of one period: from the top down, each agent pays those directly below from its own salary, and from the main
 * wallet where that does not reach (domain §4.2). Pure; amounts in 1/10 000 of the unit.
 */
import { CENT } from '#server/platform/money-rounding.ts'

export interface ForestNode {
  payeeId: number
  /** null: the house. */
  payerId: number | null
  /** By the terms, of the whole team; negative only where a bet was settled anew. */
  gross: bigint
  /** What was posted of it so far. */
  paid: bigint
}
export interface SettledNode {
  /** What of `gross` the payer has. */
  funded: bigint
  /** Gross of those directly below. */
  deducted: bigint
  /** funded − deducted. */
  net: bigint
  /** What is to be posted in all: `net`, or as much of a negative one as the wallet holds. */
  target: bigint
}

/** Whole cents alone leave a wallet. */
const spendable = (wallet: bigint) => (wallet > 0n ? wallet - (wallet % CENT) : 0n)

/** In the order given, which is that of the contracts: the last ones go short. */
function fund(children: readonly ForestNode[], pool: bigint): bigint[] {
  let left = children.reduce((sum, { gross }) => (gross < 0n ? sum - gross : sum), pool)
  return children.map(({ gross }) => {
    if (gross <= 0n) return gross
    const part = left < gross ? (left > 0n ? left : 0n) : gross
    left -= part
    return part
  })
}

/** One answer a node, in the order given. A payer without a node owes all of it from the wallet: it has one with `gross` 0. */
export function settleForest(nodes: readonly ForestNode[], walletOf: (memberId: number) => bigint): SettledNode[] {
  const below = new Map<number, ForestNode[]>()
  for (const node of nodes) if (node.payerId !== null) below.set(node.payerId, [...(below.get(node.payerId) ?? []), node])
  const settled = new Map<number, SettledNode>()

  function settle({ payeeId, paid }: ForestNode, funded: bigint): void {
    const children = below.get(payeeId) ?? []
    const deducted = children.reduce((sum, { gross }) => sum + gross, 0n)
    const net = funded - deducted
    // What was taken before is not given back as long as it is owed.
    const most = paid - spendable(walletOf(payeeId))
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
