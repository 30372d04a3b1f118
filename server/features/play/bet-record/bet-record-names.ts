import type { CorrectionKind } from '#contract/play/bet-record/round-mark.ts'
import type { Language } from '#contract/wire.ts'

/** The file's column heads. */
export const FILE_HEAD: Record<Language, readonly string[]> = {
  tl: ['Oras', 'Round ID', 'Laro', 'Taya', 'Panalo', 'Panalo o talo', 'Balanse bago', 'Balanse pagkatapos', 'Pagtatama'],
  en: ['Time', 'Round ID', 'Game', 'Bet', 'Payout', 'Win or loss', 'Balance before', 'Balance after', 'Correction'],
  zh: ['时间', '局号', '游戏', '投注额', '派彩', '输赢', '变动前余额', '变动后余额', '更正'],
  vi: ['Thời gian', 'Mã ván', 'Trò chơi', 'Tiền cược', 'Tiền thắng', 'Thắng/thua', 'Số dư trước', 'Số dư sau', 'Đính chính'],
}

/** The mark of a corrected bet. */
export const CORRECTED: Record<CorrectionKind, Record<Language, string>> = {
  VOID: { tl: 'Walang-bisa', en: 'Voided', zh: '已作废', vi: 'Đã hủy' },
  RESETTLE: { tl: 'Itinama', en: 'Corrected', zh: '已更正', vi: 'Đã sửa' },
}
