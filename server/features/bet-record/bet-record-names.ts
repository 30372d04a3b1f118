import type { Language } from '#contract/wire.ts'

/** The head of the file. */
export const FILE_HEAD: Record<Language, readonly string[]> = {
  tl: ['Oras', 'Round ID', 'Laro', 'Taya', 'Panalo', 'Panalo o talo', 'Balanse bago', 'Balanse pagkatapos'],
  en: ['Time', 'Round ID', 'Game', 'Bet', 'Payout', 'Win or loss', 'Balance before', 'Balance after'],
  zh: ['时间', '局号', '游戏', '投注额', '派彩', '输赢', '变动前余额', '变动后余额'],
  vi: ['Thời gian', 'Mã ván', 'Trò chơi', 'Tiền cược', 'Tiền thắng', 'Thắng/thua', 'Số dư trước', 'Số dư sau'],
}
