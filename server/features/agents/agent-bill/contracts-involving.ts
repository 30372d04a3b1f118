/** The contracts an agent's pay depends on: its own, those it pays, and those above it. Pure. */
import type { CountingContract } from './calculate.ts'

export function contractsInvolving(contracts: readonly CountingContract[], payeeId: number): CountingContract[] {
  const ofPayee = new Map(contracts.map((contract) => [contract.payeeId, contract]))
  const line: CountingContract[] = []
  for (let contract = ofPayee.get(payeeId); contract;) {
    line.push(contract)
    contract = contract.payerId === null ? undefined : ofPayee.get(contract.payerId)
  }
  return [...line, ...contracts.filter(({ payerId }) => payerId === payeeId)]
}
