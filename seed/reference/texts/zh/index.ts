import type { SiteTexts } from '../keys.ts'
import { announcements } from './announcements.ts'
import { help } from './help.ts'
import { helpQuestions } from './help-questions.ts'
import { promotionCategories, promotions } from './promotions.ts'

export const zh: SiteTexts = {
  headings: { steps: '操作步骤', rules: '活动规则', notes: '温馨提示' },
  announcements,
  promotionCategories,
  promotions,
  help,
  helpQuestions,
  banners: {
    fiesta: { kicker: '截至周日', title: '赢家嘉年华', action: '立即参加' },
    welcome: { kicker: '新人专享', title: '首存翻倍', action: '领取奖金' },
    crash: { kicker: '全场同局', title: '火箭飞升：及时兑现', action: '开始游戏' },
    invite: { kicker: '一起更精彩', title: '邀好友同乐', action: '去邀请' },
    login: { kicker: '您喜爱的游戏正在等您。', title: '欢迎光临', action: '' },
    login_fair: { kicker: '每次掷骰都可验证。', title: '公平对局', action: '' },
    register: { kicker: '只需一分钟。', title: '快来加入', action: '' },
    register_trial: { kicker: '无需注册，无需付费。', title: '免费试玩', action: '' },
    hot_perlas: { kicker: '四重大奖', title: '东方明珠', action: '开始游戏' },
    hot_mines: { kicker: '最多 24 颗雷', title: '扫雷', action: '开始游戏' },
    new_mayon: { kicker: '新游戏', title: '马荣火山', action: '试一试' },
    new_jeepney: { kicker: '新游戏', title: 'Cyber Jeepney', action: '试一试' },
    new_parol: { kicker: '新游戏', title: 'Parol Party', action: '试一试' },
    new_agila: { kicker: '新游戏', title: 'Wild Agila', action: '试一试' },
    new_datu: { kicker: '新游戏', title: 'Crown of the Datu', action: '试一试' },
    new_wheel: { kicker: '新游戏', title: '幸运转盘', action: '试一试' },
    menu: { kicker: '每日福利', title: '天天来，天天有礼', action: '看看' },
    menu_friends: { kicker: '好友', title: '一起更开心', action: '去邀请' },
    menu_app: { kicker: '应用', title: '把 Palaro 放到主屏幕', action: '获取' },
    menu_points: { kicker: '积分', title: '每注都有积分', action: '去兑换' },
    wide_fiesta: { kicker: '截至周日', title: '老虎机嘉年华', action: '立即参加' },
    wide_welcome: { kicker: '新人专享', title: '首存送 100%', action: '领取奖金' },
    life: { kicker: 'PALARO 生活', title: '赢家的故事', action: '阅读' },
    life_limits: { kicker: 'PALARO 生活', title: '理性游戏，量力而行', action: '了解' },
  },
}
