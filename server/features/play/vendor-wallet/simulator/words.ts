/** The texts of the simulator's page. Statuses, fields and paths stay as they are on the wire. */
import type { Language } from '#contract/wire.ts'
import { BUTTON_WORDS } from './button-words.ts'
import type { Button } from './memory.ts'

export interface Words {
  title: string
  line: string
  balance: string
  practice: string
  stake: string
  win: string
  endsRound: string
  openRound: string
  leftOpen: string
  calls: string
  noCalls: string
  request: string
  answer: string
  noAnswer: string
  back: string
  gone: string
  wrongAmount: string
  nothing: string
  busy: string
  tooMany: string
  buttons: Record<Button, string>
}

export const WORDS: Record<Language, Words> = {
  en: {
    title: 'Vendor simulator',
    line: 'This stands in for the vendor’s server, for testing. Each button makes the vendor’s calls; no real money moves.',
    balance: 'Balance',
    practice: 'Practice money',
    stake: 'Stake',
    win: 'Win',
    endsRound: 'A win ends the round',
    openRound: 'Open round',
    leftOpen: 'Rounds left open',
    calls: 'Calls, newest first',
    noCalls: 'No calls yet.',
    request: 'Request',
    answer: 'Answer',
    noAnswer: 'No answer: the vendor stopped waiting.',
    back: 'Back to the site',
    gone: 'This game is not open any more. Open it again on the site.',
    wrongAmount: 'Enter an amount, e.g. {example}.',
    nothing: 'There is nothing to do that with yet. Place a bet first.',
    busy: 'The last button is not finished. Try again in a moment.',
    tooMany: 'Too many calls. Wait a minute.',
    buttons: BUTTON_WORDS.en,
  },
  tl: {
    title: 'Simulator ng vendor',
    line: 'Kapalit ito ng server ng vendor, para sa pagsubok. Bawat button ay gumagawa ng mga tawag ng vendor; walang totoong perang gumagalaw.',
    balance: 'Balanse',
    practice: 'Perang pang-ensayo',
    stake: 'Taya',
    win: 'Panalo',
    endsRound: 'Tinatapos ng panalo ang round',
    openRound: 'Bukas na round',
    leftOpen: 'Mga round na naiwang bukas',
    calls: 'Mga tawag, pinakabago muna',
    noCalls: 'Wala pang tawag.',
    request: 'Tawag',
    answer: 'Sagot',
    noAnswer: 'Walang sagot: tumigil sa paghihintay ang vendor.',
    back: 'Bumalik sa site',
    gone: 'Hindi na bukas ang larong ito. Buksan itong muli sa site.',
    wrongAmount: 'Maglagay ng halaga, hal. {example}.',
    nothing: 'Wala pang magagawan nito. Tumaya muna.',
    busy: 'Hindi pa tapos ang huling button. Subukan ulit maya-maya.',
    tooMany: 'Masyadong maraming tawag. Maghintay ng isang minuto.',
    buttons: BUTTON_WORDS.tl,
  },
  zh: {
    title: '供应商模拟器',
    line: '此页面代替供应商的服务器，仅供测试。每个按钮都会发出供应商的调用，不涉及真实资金。',
    balance: '余额',
    practice: '试玩资金',
    stake: '投注额',
    win: '赢额',
    endsRound: '赢后结束该局',
    openRound: '进行中的局',
    leftOpen: '未结束的局',
    calls: '调用（最新在前）',
    noCalls: '还没有调用。',
    request: '请求',
    answer: '应答',
    noAnswer: '没有应答：供应商已停止等待。',
    back: '返回网站',
    gone: '此游戏已关闭，请在网站上重新打开。',
    wrongAmount: '请输入金额，例如 {example}。',
    nothing: '目前没有可操作的内容，请先投注。',
    busy: '上一个按钮尚未完成，请稍后再试。',
    tooMany: '调用过多，请等待一分钟。',
    buttons: BUTTON_WORDS.zh,
  },
  vi: {
    title: 'Trình mô phỏng nhà cung cấp',
    line: 'Trang này thay cho máy chủ của nhà cung cấp, dùng để thử nghiệm. Mỗi nút thực hiện các lệnh gọi của nhà cung cấp; không có tiền thật.',
    balance: 'Số dư',
    practice: 'Tiền chơi thử',
    stake: 'Tiền cược',
    win: 'Tiền thắng',
    endsRound: 'Thắng thì kết thúc ván',
    openRound: 'Ván đang mở',
    leftOpen: 'Các ván còn mở',
    calls: 'Lệnh gọi, mới nhất trước',
    noCalls: 'Chưa có lệnh gọi nào.',
    request: 'Yêu cầu',
    answer: 'Trả lời',
    noAnswer: 'Không có trả lời: nhà cung cấp đã ngừng chờ.',
    back: 'Quay lại trang',
    gone: 'Trò chơi này không còn mở. Hãy mở lại trên trang.',
    wrongAmount: 'Nhập số tiền, ví dụ {example}.',
    nothing: 'Chưa có gì để thực hiện. Hãy đặt cược trước.',
    busy: 'Nút trước chưa xong. Hãy thử lại sau giây lát.',
    tooMany: 'Quá nhiều lệnh gọi. Hãy chờ một phút.',
    buttons: BUTTON_WORDS.vi,
  },
}
