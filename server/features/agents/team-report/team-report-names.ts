/** Column heads of the files. */
import type { TeamDay } from '#contract/agents/team-report/team-report.ts'
import type { Language } from '#contract/wire.ts'

type Names = Record<Language, string>
export type FileColumn = keyof TeamDay | 'username'

export const COLUMN_NAMES: Record<FileColumn, Names> = {
  day: { tl: 'Araw', en: 'Day', zh: '日期', vi: 'Ngày' },
  username: { tl: 'Username', en: 'Username', zh: '用户名', vi: 'Tên đăng nhập' },
  betCount: { tl: 'Bilang ng taya', en: 'Bets', zh: '注单数', vi: 'Số cược' },
  stake: { tl: 'Itinaya', en: 'Staked', zh: '投注额', vi: 'Tiền cược' },
  validTurnover: { tl: 'Valid na turnover', en: 'Valid turnover', zh: '有效投注', vi: 'Cược hợp lệ' },
  prize: { tl: 'Premyo', en: 'Prizes', zh: '派彩', vi: 'Tiền thắng' },
  deposit: { tl: 'Deposito', en: 'Deposits', zh: '存款', vi: 'Nạp tiền' },
  depositCount: { tl: 'Bilang ng deposito', en: 'Number of deposits', zh: '存款笔数', vi: 'Số lần nạp' },
  firstDepositCount: { tl: 'Unang deposito', en: 'First deposits', zh: '首存人数', vi: 'Số người nạp lần đầu' },
  firstDepositAmount: { tl: 'Halaga ng unang deposito', en: 'First deposits, amount', zh: '首存金额', vi: 'Tiền nạp lần đầu' },
  withdraw: { tl: 'Withdrawal', en: 'Withdrawals', zh: '提款', vi: 'Rút tiền' },
  withdrawCount: { tl: 'Bilang ng withdrawal', en: 'Number of withdrawals', zh: '提款笔数', vi: 'Số lần rút' },
  fee: { tl: 'Mga bayarin', en: 'Fees and charges', zh: '手续费', vi: 'Phí' },
  rebate: { tl: 'Rebate', en: 'Rebates', zh: '返水', vi: 'Hoàn trả' },
  promotion: { tl: 'Bonus', en: 'Bonuses', zh: '优惠奖金', vi: 'Thưởng khuyến mãi' },
  dailySalary: { tl: 'Arawang sahod', en: 'Daily salary', zh: '日工资', vi: 'Lương ngày' },
  hourlySalary: { tl: 'Orasang sahod', en: 'Hourly salary', zh: '时薪', vi: 'Lương giờ' },
  realTimeSalary: { tl: 'Real-time na sahod', en: 'Real-time salary', zh: '实时工资', vi: 'Lương thời gian thực' },
  dividend: { tl: 'Dibidendo', en: 'Dividends', zh: '分红', vi: 'Cổ tức' },
  adjustment: { tl: 'Pagsasaayos', en: 'Adjustments', zh: '账户调整', vi: 'Điều chỉnh' },
  PnL: { tl: 'Panalo o talo', en: 'Profit and loss', zh: '盈亏', vi: 'Lãi lỗ' },
  registerCount: { tl: 'Bagong rehistro', en: 'Registrations', zh: '注册人数', vi: 'Đăng ký mới' },
  loginCount: { tl: 'Bilang ng login', en: 'Logins', zh: '登录次数', vi: 'Lượt đăng nhập' },
  betMemberCount: { tl: 'Tumaya', en: 'Members who bet', zh: '投注人数', vi: 'Người đặt cược' },
  depositMemberCount: { tl: 'Nagdeposito', en: 'Members who deposited', zh: '存款人数', vi: 'Người nạp tiền' },
  loginMemberCount: { tl: 'Nag-login', en: 'Members who logged in', zh: '登录人数', vi: 'Người đăng nhập' },
}

export const BET_FILE_HEAD: Record<Language, readonly string[]> = {
  tl: ['Oras', 'Round ID', 'Miyembro', 'Laro', 'Uri', 'Taya', 'Valid na turnover', 'Premyo', 'Panalo o talo', 'Estado'],
  en: ['Time', 'Round ID', 'Member', 'Game', 'Kind', 'Bet', 'Valid turnover', 'Payout', 'Win or loss', 'State'],
  zh: ['时间', '局号', '成员', '游戏', '类型', '投注额', '有效投注', '派彩', '输赢', '状态'],
  vi: [
    'Thời gian',
    'Mã ván',
    'Thành viên',
    'Trò chơi',
    'Loại',
    'Tiền cược',
    'Cược hợp lệ',
    'Tiền thắng',
    'Thắng/thua',
    'Trạng thái',
  ],
}

export const TRANSACTION_FILE_HEAD: Record<Language, readonly string[]> = {
  tl: ['Oras', 'ID', 'Miyembro', 'Uri', 'Halaga'],
  en: ['Time', 'ID', 'Member', 'Type', 'Amount'],
  zh: ['时间', '编号', '成员', '类型', '金额'],
  vi: ['Thời gian', 'Mã', 'Thành viên', 'Loại', 'Số tiền'],
}
/** By game; by kind of game without the first two columns. */
export const GAME_FILE_HEAD: Record<Language, readonly string[]> = {
  tl: ['Laro', 'Provider', 'Uri', 'Bilang ng taya', 'Itinaya', 'Valid na turnover', 'Hindi binilang', 'Premyo', 'Panalo o talo'],
  en: ['Game', 'Provider', 'Kind', 'Bets', 'Staked', 'Valid turnover', 'Not counted', 'Prizes', 'Profit and loss'],
  zh: ['游戏', '厂商', '类型', '注单数', '投注额', '有效投注', '不计流水', '派彩', '盈亏'],
  vi: ['Trò chơi', 'Nhà cung cấp', 'Loại', 'Số cược', 'Tiền cược', 'Cược hợp lệ', 'Không tính', 'Tiền thắng', 'Lãi lỗ'],
}
export const KIND_NAME: Names = { tl: 'Uri', en: 'Kind', zh: '类型', vi: 'Loại' }
