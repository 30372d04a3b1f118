/** Player-facing names of posting codes. */
import type { TxCode } from '#contract/money/transaction.ts'
import type { Language } from '#contract/wire.ts'

type Names = Record<Language, string>

export const TRANSACTION_NAMES: Record<TxCode, Names> = {
  DEPOSIT: { tl: 'Deposito', en: 'Deposit', zh: '存款', vi: 'Nạp tiền' },
  DEPOSIT_FEE: { tl: 'Bayad sa deposito', en: 'Deposit fee', zh: '存款手续费', vi: 'Phí nạp tiền' },
  WITHDRAWAL: { tl: 'Pag-withdraw', en: 'Withdrawal', zh: '提款', vi: 'Rút tiền' },
  WITHDRAWAL_FEE: { tl: 'Bayad sa pag-withdraw', en: 'Withdrawal fee', zh: '提款手续费', vi: 'Phí rút tiền' },
  HOLD_VOID: { tl: 'Ibinalik na withdrawal', en: 'Withdrawal returned', zh: '提款退回', vi: 'Hoàn tiền rút' },
  BET: { tl: 'Taya', en: 'Bet', zh: '投注', vi: 'Đặt cược' },
  WIN: { tl: 'Panalo', en: 'Win', zh: '派彩', vi: 'Thắng cược' },
  ROLLBACK: { tl: 'Ibinalik na taya', en: 'Bet returned', zh: '投注退回', vi: 'Hoàn tiền cược' },
  PROMOTION: { tl: 'Bonus', en: 'Bonus', zh: '优惠奖金', vi: 'Thưởng khuyến mãi' },
  PROMOTION_FORFEIT: { tl: 'Nawalang bonus', en: 'Bonus forfeited', zh: '奖金取消', vi: 'Thu hồi thưởng' },
  REBATE: { tl: 'Rebate', en: 'Rebate', zh: '返水', vi: 'Hoàn trả' },
  SALARY: { tl: 'Arawang sahod', en: 'Daily salary', zh: '日工资', vi: 'Lương ngày' },
  SALARY_SHARE: { tl: 'Sahod para sa downline', en: 'Daily salary passed on', zh: '日工资转付', vi: 'Trả lương tuyến dưới' },
  HOURLY_SALARY: { tl: 'Orasang sahod', en: 'Hourly salary', zh: '时薪', vi: 'Lương giờ' },
  HOURLY_SALARY_SHARE: {
    tl: 'Orasang sahod para sa downline',
    en: 'Hourly salary passed on',
    zh: '时薪转付',
    vi: 'Trả lương giờ tuyến dưới',
  },
  REAL_TIME_SALARY: { tl: 'Real-time na sahod', en: 'Real-time salary', zh: '实时工资', vi: 'Lương thời gian thực' },
  REAL_TIME_SALARY_SHARE: {
    tl: 'Real-time na sahod para sa downline',
    en: 'Real-time salary passed on',
    zh: '实时工资转付',
    vi: 'Trả lương thời gian thực tuyến dưới',
  },
  DIVIDEND: { tl: 'Dibidendo', en: 'Dividend', zh: '分红', vi: 'Cổ tức' },
  DIVIDEND_SHARE: { tl: 'Dibidendo para sa downline', en: 'Dividend passed on', zh: '分红转付', vi: 'Trả cổ tức tuyến dưới' },
  MEMBER_TRANSFER_OUT: { tl: 'Ipinadala sa miyembro', en: 'Sent to a member', zh: '转给成员', vi: 'Chuyển cho thành viên' },
  MEMBER_TRANSFER_IN: {
    tl: 'Natanggap mula sa miyembro',
    en: 'Received from a member',
    zh: '收到成员转账',
    vi: 'Nhận từ thành viên',
  },
  BET_VOID: { tl: 'Pinawalang-bisang taya', en: 'Bet voided', zh: '注单作废', vi: 'Hủy cược' },
  BET_RESETTLE: { tl: 'Itinamang resulta ng taya', en: 'Bet resettled', zh: '注单重新结算', vi: 'Quyết toán lại cược' },
  TRANSFER: { tl: 'Paglipat', en: 'Transfer', zh: '转账', vi: 'Chuyển khoản' },
  TRANSFER_OUT: { tl: 'Papunta sa game wallet', en: 'To a game wallet', zh: '转入游戏钱包', vi: 'Chuyển vào ví trò chơi' },
  TRANSFER_IN: { tl: 'Galing sa game wallet', en: 'From a game wallet', zh: '从游戏钱包转回', vi: 'Chuyển từ ví trò chơi' },
  ADJUSTMENT: { tl: 'Pagsasaayos', en: 'Adjustment', zh: '账户调整', vi: 'Điều chỉnh' },
  CORRECTION: { tl: 'Pagwawasto', en: 'Correction', zh: '更正', vi: 'Đính chính' },
  TRIAL_GRANT: { tl: 'Perang pang-ensayo', en: 'Practice money', zh: '试玩金', vi: 'Tiền chơi thử' },
}

const OTHER: Names = { tl: 'Iba pa', en: 'Other', zh: '其他', vi: 'Khác' }

export const transactionName = (code: string, language: Language): string =>
  (TRANSACTION_NAMES[code as TxCode] ?? OTHER)[language]

/** The file's column heads. */
export const FILE_HEAD: Record<Language, readonly string[]> = {
  tl: ['Oras', 'ID', 'Uri', 'Halaga', 'Balanse bago', 'Balanse pagkatapos', 'Sanggunian'],
  en: ['Time', 'ID', 'Type', 'Amount', 'Balance before', 'Balance after', 'Reference'],
  zh: ['时间', '编号', '类型', '金额', '变动前余额', '变动后余额', '参考号'],
  vi: ['Thời gian', 'Mã', 'Loại', 'Số tiền', 'Số dư trước', 'Số dư sau', 'Tham chiếu'],
}
export const DAILY_FILE_HEAD: Record<Language, readonly string[]> = {
  tl: ['Araw', 'Bilang', 'Panimulang balanse', 'Pumasok', 'Lumabas', 'Panghuling balanse'],
  en: ['Day', 'Transactions', 'Opening balance', 'In', 'Out', 'Closing balance'],
  zh: ['日期', '笔数', '期初余额', '转入', '转出', '期末余额'],
  vi: ['Ngày', 'Số giao dịch', 'Số dư đầu ngày', 'Tiền vào', 'Tiền ra', 'Số dư cuối ngày'],
}
