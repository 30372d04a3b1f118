/** The calls a vendor's server makes for each button of the simulator. Pure. */
import type { VendorBody, VendorCall } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type { Amounts, Button, Memory, Planned, SentCall } from './memory.ts'

type Body<Call extends VendorCall> = Omit<VendorBody<Call>, 'roundClosed'> & { roundClosed?: boolean }
type Asked = { [Call in VendorCall]: { call: Call; body: Body<Call> } }[VendorCall]

export interface Input extends Amounts {
  player: { user: string; token: string; gameCode: string; currency: string }
  /** The token of a login that is over, and one that does not exist. */
  tokens: { expired: string; wrong: string }
  newName: (what: 'request' | 'round' | 'transaction') => string
}

function toSent({ call, body }: Asked): SentCall {
  return {
    call,
    text: JSON.stringify(body),
    ...('round' in body && { round: body.round }),
    ...('transaction' in body && { transaction: body.transaction }),
    endsRound: call === 'closeRound' || ('roundClosed' in body && body.roundClosed === true),
  }
}

/** Writes the calls of one press. */
function callsOf({ player, stake, win, newName }: Input) {
  const { user, gameCode, currency } = player
  const inRound = (round: string, token = player.token) => ({ requestId: newName('request'), user, token, gameCode, round })
  return {
    balance: () => toSent({ call: 'balance', body: { requestId: newName('request'), user, token: player.token } }),
    debit: (round: string, transaction: string, token?: string) =>
      toSent({ call: 'debit', body: { ...inRound(round, token), currency, transaction, amount: stake } }),
    credit: (round: string, transaction: string, roundClosed: boolean, amount = win) =>
      toSent({ call: 'credit', body: { ...inRound(round), currency, transaction, amount, roundClosed } }),
    debitCredit: (round: string, transaction: string, roundClosed: boolean) =>
      toSent({ call: 'debitCredit', body: { ...inRound(round), currency, transaction, debit: stake, credit: win, roundClosed } }),
    rollback: (round: string, transaction: string) => toSent({ call: 'rollback', body: { ...inRound(round), transaction } }),
    closeRound: (round: string) => toSent({ call: 'closeRound', body: inRound(round) }),
  }
}

/** The calls of a button, in order; none if there is nothing to close, roll back or repeat. */
export function planOf(button: Button, { round: openRound, leftOpen, bets, last }: Memory, input: Input): Planned[] {
  const { newName, tokens, endsRound } = input
  const calls = callsOf(input)
  const [round, transaction] = [openRound ?? newName('round'), newName('transaction')]
  const plans: Record<Button, () => Planned[]> = {
    BALANCE: () => [calls.balance()],
    BET: () => [calls.debit(round, transaction)],
    WIN: () => [calls.credit(round, transaction, endsRound)],
    LOSE: () => [calls.credit(round, transaction, true, 0)],
    BET_AND_WIN: () => [calls.debitCredit(round, transaction, endsRound)],
    CLOSE: () => [openRound ?? leftOpen.at(-1)].flatMap((open) => (open === undefined ? [] : [calls.closeRound(open)])),
    ROLL_BACK: () => bets.slice(-1).map((staked) => calls.rollback(staked.round, staked.transaction)),
    ROLL_BACK_FIRST: () => {
      const late = newName('round')
      return [calls.rollback(late, transaction), calls.debit(late, transaction)]
    },
    REORDER: () => {
      const [late, won] = [newName('round'), newName('transaction')]
      // A refused request stays refused, so the win is sent again with a new request id.
      return [calls.credit(late, won, true), calls.debit(late, transaction), calls.credit(late, won, true)]
    },
    REPEAT: () => (last ? [last] : []),
    DELAY: () => {
      const staked = calls.debit(round, transaction)
      return [{ ...staked, isGivenUp: true }, staked]
    },
    DIE: () => [calls.debit(newName('round'), transaction)],
    EXPIRED_TOKEN: () => [calls.debit(newName('round'), transaction, tokens.expired)],
    WRONG_TOKEN: () => [calls.debit(newName('round'), transaction, tokens.wrong)],
  }
  return plans[button]()
}
