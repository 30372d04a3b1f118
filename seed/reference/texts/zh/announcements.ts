import type { SiteTexts } from '../keys.ts'

export const announcements: SiteTexts['announcements'] = {
  fridays: { title: '每周五都有新游戏', lead: '每逢周五中午，大厅会上线一款新游戏。认准“新”字标签，抢先体验。' },
  withdrawals: { title: '提款更快，天天如此', lead: '我们加快了审核。多数提款在十五分钟内完成，周末也一样。' },
  fair: {
    title: '骰子公平与否，自己就能验证',
    lead: '下注之前，服务器种子已经锁定。更换之后旧种子公开，每一次掷骰都可核对。',
    steps: ['打开骰子游戏，点“公平可验证”。', '更换种子，公开旧种子。', '核对哈希值和您的掷骰结果。'],
  },
  fakes: {
    title: '谨防假冒网站',
    lead: '{site} 绝不会通过聊天、电话或邮件索要密码和短信验证码。若有人索要，请勿提供，并告诉我们。',
  },
  upkeep: { title: '周三凌晨 4:00–5:00 短暂维护', lead: '维护服务器期间，部分游戏暂停一小时。您的余额安全无虞，之后一切照常。' },
  limits: { title: '理性游戏，量力而行', lead: '游戏只为开心。请设定时间和预算，累了就休息，切勿追输。仅限 18 岁以上玩家。' },
  languages: { title: '四种语言，一键切换', lead: 'Tagalog、English、中文、Tiếng Việt：随时可在左侧菜单更换语言。' },
  fiesta: {
    title: '赢家嘉年华',
    lead: '截至周日：一周内在老虎机投注 {fiestaTurnover}，即得 {fiestaAmount} 奖金。',
    rules: ['老虎机的所有投注都计入，不论输赢。', '请在优惠页面领取。'],
  },
  welcome: { title: '欢迎来到 {site}！', lead: '感谢光临。您可以先免费试玩，也可以一分钟完成注册。纯属娱乐，不涉及真钱。' },
  stars: { title: '嘉年华进行中', lead: '一周内在老虎机投注 {fiestaTurnover}，即得 {fiestaAmount} 奖金。' },
  weekend: { title: '周末轮盘时间', lead: '红或黑，单或双：在 Palaro 自制轮盘上落注，每次转动都可验证。' },
  perlas: { title: '正在热玩：东方明珠', lead: '四重大奖，一颗明珠。三枚贝壳即可开启宝藏。' },
  crash: { title: '正在热玩：火箭飞升', lead: '全场玩家同一局。倍数一路上升，直到坠落：请在此之前兑现。' },
  dice: { title: '骰子：Palaro 自制，返还率 99%', lead: '选好胜率，掷出骰子。快速、简单，每个结果都可验证。' },
  schedule: { title: '代理佣金与工资发放时间', lead: '工资每日凌晨 2:05 发放，分红于每月 1 日和 16 日发放，均为马尼拉时间。' },
  invite: {
    title: '邀请玩家的三个建议',
    lead: '好的邀请，诚实而清楚。',
    steps: ['注册之前，先请对方试玩。', '分享您自己的邀请码。', '说明仅限 18 岁以上。'],
  },
}
