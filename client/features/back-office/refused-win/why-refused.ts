import type { VendorStatus } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type texts from '#client/locales/en/refused-win.json'

type Why = Extract<keyof typeof texts, `why_${string}`>

const WHY: Partial<Record<VendorStatus, Why>> = {
  RS_ERROR_ROUND_CLOSED: 'why_ended',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'why_no_bet',
  RS_ERROR_ROLLBACK_REFUSED: 'why_won',
  RS_ERROR_INVALID_ROUND: 'why_round',
  RS_ERROR_INVALID_GAME: 'why_game',
  RS_ERROR_WRONG_CURRENCY: 'why_currency',
  RS_ERROR_DUPLICATE_REQUEST: 'why_used_id',
  RS_ERROR_DUPLICATE_TRANSACTION: 'why_used_id',
  RS_ERROR_TOKEN_EXPIRED: 'why_no_bets',
  RS_ERROR_USER_DISABLED: 'why_no_bets',
  RS_ERROR_GAME_CLOSED: 'why_no_bets',
  RS_ERROR_LIMIT_REACHED: 'why_no_bets',
}

/** The text that explains an answer of the wallet. */
export const whyRefused = (status: VendorStatus): Why => WHY[status] ?? 'why_other'
