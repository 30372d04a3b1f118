/** The second merchant's site: Vietnamese first, with its own texts, nothing in common with the demo site. */
import { amount } from '#seed/builders/amount.ts'
import type { BannerPlan, Copy, SitePlan, Texts } from './site-plan.ts'

const both = (vi: string, en: string): Texts<string> => ({ vi, en })
const copy = (vi: [string, string], en: [string, string]): Texts<Copy> => ({
  vi: { title: vi[0], content: `<p>${vi[1]}</p>` },
  en: { title: en[0], content: `<p>${en[1]}</p>` },
})
const words = (vi: [string, string, string], en: [string, string, string]): BannerPlan['texts'] => ({
  vi: { kicker: vi[0], title: vi[1], action: vi[2] },
  en: { kicker: en[0], title: en[1], action: en[2] },
})

export const SECOND_SITE: SitePlan = {
  announcements: [
    {
      key: 'opening',
      type: 'PL',
      from: -9,
      until: 50,
      texts: copy(
        ['Sen Vàng đã mở cửa', 'Sảnh mới, quà mới. Mời bạn vào chơi thử miễn phí ngay hôm nay.'],
        ['Sen Vàng is open', 'A new lobby, new gifts. Come in and try it for free today.'],
      ),
    },
    {
      key: 'draws',
      type: 'PL',
      from: -4,
      until: 40,
      texts: copy(
        ['Xổ số ba miền mỗi chiều', 'Kết quả lên bảng ngay sau khi quay. Đừng quên giờ khóa cược của từng đài.'],
        [
          'Draws from all three regions, every afternoon',
          'Results appear right after the draw. Check the closing time of each station.',
        ],
      ),
    },
    {
      key: 'moon',
      type: 'PU',
      from: -3,
      until: 'never',
      texts: copy(
        ['Đêm trăng Sen Vàng', 'Trăng lên, sảnh sáng. Vào chơi khi phố đã yên.'],
        ['A Sen Vàng moonlit night', 'The moon is up and the lobby is bright. Come in when the street is quiet.'],
      ),
    },
    {
      key: 'lotus',
      type: 'PU',
      from: -3,
      until: 'never',
      loginPopup: { motif: 'lantern', palette: 'crimson' },
      game: 'Lantern Festival',
      redirect: 'GAME_LINKAGE',
      texts: copy(
        ['Đèn lồng đã thắp', 'Lễ hội đèn lồng đang mở: mời bạn quay thử một vòng.'],
        ['The lanterns are lit', 'Lantern Festival is open: come and give it a spin.'],
      ),
    },
    {
      key: 'lanterns',
      type: 'H',
      from: -3,
      until: 'never',
      game: 'Lantern Festival',
      redirect: 'GAME_LINKAGE',
      texts: copy(
        ['Hội hoa đăng', 'Trò nổ hũ được chơi nhiều nhất tuần này.'],
        ['Lantern Festival', 'The most played slot this week.'],
      ),
    },
    {
      key: 'agents',
      type: 'A',
      from: -6,
      until: 'never',
      texts: copy(
        ['Lịch trả lương đại lý', 'Lương ngày trả lúc 2:05 sáng, giờ Việt Nam.'],
        ['Agent paydays', 'Daily salaries are paid at 2:05 a.m., Vietnam time.'],
      ),
    },
  ],
  categories: [
    { code: 'NEW', names: both('Người mới', 'New players') },
    { code: 'LOTTERY', names: both('Xổ số', 'Lottery') },
  ],
  promotions: [
    {
      key: 'first',
      category: 'NEW',
      from: -30,
      until: 'never',
      motif: 'luckyBag',
      palette: 'crimson',
      texts: copy(
        [
          'Lì xì đầu: 50% lần nạp đầu',
          'Thêm một nửa lần nạp đầu, tối đa 2.000.000 ₫. Cược 15 vòng tiền nạp và thưởng trước khi rút.',
        ],
        [
          'First red packet: 50%',
          'We add 50% to your first deposit, up to 2,000,000 ₫. Bet 15× deposit plus bonus before you withdraw.',
        ],
      ),
    },
    {
      key: 'north',
      category: 'LOTTERY',
      from: -10,
      until: 35,
      motif: 'lottoBalls',
      palette: 'emerald',
      texts: copy(
        ['Xổ số mỗi ngày: 10.000 ₫', 'Cược xổ số 200.000 ₫ trong một ngày để nhận 10.000 ₫, hôm nay hoặc ngày mai.'],
        ['Lottery of the day: 10,000 ₫', 'Bet 200,000 ₫ on lotteries in a day and 10,000 ₫ is yours, today or tomorrow.'],
      ),
      reward: {
        rule: {
          template: 'TURNOVER',
          options: { amount: amount(10_000), period: 'DAY', turnover: amount(200_000), categories: ['LOTT', 'ELOTT'] },
        },
        turnoverTimes: 3,
        budget: amount(100_000_000),
        claimBudget: amount(5_000),
      },
    },
    {
      key: 'back',
      category: 'NEW',
      from: -15,
      until: 'never',
      motif: 'roulette',
      palette: 'royal',
      texts: copy(
        ['Hoàn trả 5% mỗi tuần', 'Hoàn 5% số thua ở casino trực tiếp, tối đa 2.000.000 ₫, nhận từ thứ Hai.'],
        ['5% back every week', 'Five per cent of live casino losses, up to 2,000,000 ₫, to claim from Monday.'],
      ),
      reward: {
        rule: {
          template: 'RESCUE',
          options: {
            amount: amount(2_000_000),
            period: 'WEEK',
            rate: 50_000,
            minLoss: amount(200_000),
            turnoverTimes: 5,
            categories: ['LIVE'],
          },
        },
        turnoverTimes: 1,
        needs: ['DEPOSIT'],
        budget: amount(500_000_000),
        claimBudget: amount(1_000_000),
      },
    },
  ],
  banners: [
    {
      key: 's_home',
      group: 'm_home',
      motif: 'lantern',
      palette: 'crimson',
      redirect: 'PROMO',
      promotion: 'first',
      texts: words(['KHAI TRƯƠNG', 'Lì xì đầu cho bạn mới', 'Nhận ngay'], ['NOW OPEN', 'A red packet to begin', 'Get it']),
    },
    {
      key: 's_home_2',
      group: 'm_home',
      motif: 'rocket',
      palette: 'emerald',
      redirect: 'GAME_LINKAGE',
      game: 'Crash',
      texts: words(
        ['MỌI NGƯỜI CÙNG MỘT VÁN', 'Phóng tên lửa: rút đúng lúc', 'Chơi'],
        ['ONE ROUND FOR EVERYONE', 'Crash: cash out in time', 'Play'],
      ),
    },
    {
      key: 's_login',
      group: 'm_login',
      motif: 'templeGate',
      palette: 'crimson',
      texts: words(['Sen nở đêm trăng.', 'Chào bạn trở lại.', ''], ['Lotus in the moonlight.', 'Welcome back.', '']),
    },
    {
      key: 's_reg',
      group: 'm_reg',
      motif: 'lantern',
      palette: 'plum',
      texts: words(['Một phút là xong.', 'Gia nhập Sen Vàng.', ''], ['Done in a minute.', 'Join Sen Vàng.', '']),
    },
    {
      key: 's_hot',
      group: 'm_hotgames',
      motif: 'lantern',
      game: 'Lantern Festival',
      redirect: 'GAME_LINKAGE',
      texts: words(['ĐANG NÓNG', 'Hội hoa đăng', 'Chơi'], ['HOT', 'Lantern Festival', 'Play']),
    },
    {
      key: 's_new',
      group: 'm_newgame',
      motif: 'volcano',
      game: 'Mayon Megaways',
      redirect: 'GAME_LINKAGE',
      texts: words(['MỚI', 'Núi lửa Mayon', 'Chơi thử'], ['NEW', 'Mayon Megaways', 'Try it']),
    },
    {
      key: 's_menu',
      group: 'm_leftmenu',
      motif: 'luckyBag',
      redirect: 'PROMO',
      promotion: 'back',
      texts: words(['MỖI TUẦN', 'Hoàn trả 5%', 'Xem'], ['EVERY WEEK', '5% back', 'See']),
    },
    {
      key: 's_wide',
      group: 'w_home',
      motif: 'lantern',
      redirect: 'PROMO',
      promotion: 'first',
      texts: words(['KHAI TRƯƠNG', 'Sen Vàng chào bạn', 'Vào chơi'], ['NOW OPEN', 'Sen Vàng welcomes you', 'Come in']),
    },
    {
      key: 's_life',
      group: 'm_glifelink',
      motif: 'moon',
      redirect: 'MEMBER',
      texts: words(['ĐỜI SEN', 'Chuyện đêm trăng', 'Đọc'], ['LOTUS LIFE', 'Moonlit stories', 'Read']),
    },
  ],
  help: [
    {
      tag: 'start',
      bgColor: '#e0384c',
      texts: copy(
        ['Bắt đầu ở Sen Vàng', 'Đăng ký, chọn trò chơi và vui chơi. Không dùng tiền thật, chỉ cho người từ 18 tuổi.'],
        ['Getting started at Sen Vàng', 'Sign up, pick a game and have fun. No real money; for ages 18 and over.'],
      ),
    },
    {
      tag: 'deposit',
      bgColor: '#1f8f42',
      texts: copy(
        ['Nạp tiền', 'Từ 50.000 ₫ mỗi lần, vào số dư trong năm phút.'],
        ['Deposits', 'From 50.000 ₫ each, in your balance within five minutes.'],
      ),
    },
    {
      tag: 'withdraw',
      bgColor: '#4f74ee',
      texts: copy(
        ['Rút tiền', 'Từ 100.000 ₫ mỗi lần, duyệt trong ba mươi phút.'],
        ['Withdrawals', 'From 100.000 ₫ each, approved within half an hour.'],
      ),
    },
  ],
}
