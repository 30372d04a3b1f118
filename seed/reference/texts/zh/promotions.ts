import type { SiteTexts } from '../keys.ts'

export const promotionCategories: SiteTexts['promotionCategories'] = {
  WELCOME: '新人专享',
  SLOTS: '电子游戏',
  LIVE: '真人娱乐',
  SPORTS: '体育与斗鸡',
  DAILY: '每日福利',
}

export const promotions: SiteTexts['promotions'] = {
  welcome: {
    title: '新人礼：首存送 100%',
    lead: '首次存款翻倍，最高 {amount}。这是我们给每位新玩家的见面礼。',
    steps: ['注册并登录。', '存款至少 {minDeposit} 时选择此奖金。', '奖金随存款一起到账。'],
    rules: ['每人限领一次。', '提款前，请在 {days} 天内完成存款加奖金 {times} 倍的流水。', '各类游戏的流水比例在存款前显示。'],
  },
  reload: {
    title: '每日续存：加送 10%',
    lead: '每天一次，存款加送一成，最高 {amount}。',
    steps: ['存款至少 {minDeposit} 时选择此奖金。', '奖金随存款一起到账。'],
    rules: ['每天一次。', '提款前，请在 {days} 天内完成存款加奖金 {times} 倍的流水。'],
  },
  newcomer: {
    title: '新人礼金：{amount}',
    lead: '验证手机号，{amount} 就是您的，无需存款。',
    steps: ['注册并验证手机号。', '在 {days} 天内于此页领取。'],
    rules: ['每人、每台设备一次。', '提款前需完成礼金 {times} 倍的流水。'],
  },
  pasalubong: {
    title: '伴手礼代码：{amount}',
    lead: '输入代码 {code}，{amount} 立即到账。',
    steps: ['验证手机号。', '输入 {code}，或点击“领取”。'],
    rules: ['每人、每台设备一次。', '提款前需完成礼金 {times} 倍的流水。', '派完即止。'],
  },
  fiesta: {
    title: '赢家嘉年华：每周 {amount}',
    lead: '嘉年华在老虎机举行：一周内累计投注 {turnover}，即得 {amount} 奖金。',
    steps: ['周一至周日玩任意老虎机。', '在此页查看进度。', '下周结束前领取奖金。'],
    rules: ['老虎机的所有投注都计入，不论输赢。', '提款前，请在 {days} 天内完成奖金 {times} 倍的流水。'],
  },
  cashback: {
    title: '周一回血：真人娱乐返现 {rate}',
    lead: '没有人次次都赢，所以每周一我们返还您真人娱乐输额的 {rate}。',
    steps: ['周一至周日参与真人娱乐。', '周一至下个周日在此页领取返现。'],
    rules: [
      '每周最高 {amount}，输额至少 {minLoss}。',
      '投注额须达到输额的 {play} 倍。',
      '奖金的输额不计。',
      '提款前返现需完成 1 倍流水。',
    ],
  },
  derby: {
    title: '德比日：斗鸡场送 {amount}',
    lead: '大赛连台的一天：今天在斗鸡投注 {turnover}，即得 {amount}。',
    steps: ['德比日投注任意斗鸡场次。', '今天或明天领取 {amount}。'],
    rules: ['当日所有投注都计入，不论输赢。', '提款前礼金需完成 1 倍流水。'],
  },
  checkin: {
    title: '每日签到',
    lead: '天天来，礼金递增：第一天 {first}，第七天 {amount}。',
    steps: ['登录并领取当天的礼金。', '中断一天，从头开始。'],
    rules: ['适用于已存款的会员。', '提款前需完成礼金 {times} 倍的流水。'],
  },
  missions: {
    title: '每日任务：{amount}',
    lead: '一天内在任意游戏累计投注 {turnover}，即得 {amount}。每天零点更新。',
    steps: ['玩任意游戏。', '在此页查看进度。', '今天或明天领取。'],
    rules: ['所有投注都计入，不论输赢。', '提款前需完成礼金 {times} 倍的流水。'],
  },
  fishing: {
    title: '今日渔获：{amount}',
    lead: '潮水正好：一天内在捕鱼游戏投注 {turnover}，即得 {amount}。',
    steps: ['进入任意捕鱼游戏。', '今天或明天领取 {amount}。'],
    rules: ['每天一次。', '提款前礼金需完成 1 倍流水。'],
  },
  paskuhan: {
    title: '圣诞灯会：每晚 {amount}',
    lead: '九个夜晚，九份礼物。每天投注 {turnover}，点亮一盏星灯。',
    steps: ['玩任意游戏。', '今天或明天领取当天的礼物。'],
    rules: ['每天一份。', '提款前需完成礼金 {times} 倍的流水。'],
  },
}
