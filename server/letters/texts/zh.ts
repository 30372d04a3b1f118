import type { LetterTexts } from './letters.ts'

export const zh: LetterTexts = {
  'deposit.credited': {
    subject: '您的存款已到账',
    content: '<p>您于 {at} 提交的存款 {number} 已审核，<strong>{amount}</strong> 已存入余额，祝您玩得开心！</p>',
  },
  'deposit.rejected': {
    subject: '您的存款未通过',
    content:
      '<p>您于 {at} 提交的存款 {number}（<strong>{amount}</strong>）未通过审核。</p><p>原因：{reason}</p><p>如您已付款，请联系客服并提供上述单号。</p>',
  },
  'deposit.reopened': {
    subject: '您可以再次存款了',
    content: '<p>由于多次付款失败，您的存款功能曾被暂停。我们已完成核查，您可以再次存款。</p>',
  },
  'withdrawal.approved': {
    subject: '您的提款已批准',
    content: '<p>您于 {at} 申请的提款 {number}（<strong>{amount}</strong>）已批准，款项正在汇出。</p>',
  },
  'withdrawal.paid': {
    subject: '您的提款已汇出',
    content: '<p><strong>{amount}</strong> 已汇往您的账户（提款 {number}，申请于 {at}）。感谢您的耐心等候。</p>',
  },
  'withdrawal.cancelled': {
    subject: '您已取消一笔提款',
    content:
      '<p>您于 {at} 提交的提款 {number} 已取消，<strong>{amount}</strong> 已退回余额。</p><p>不是您本人操作？请在安全中心修改密码并联系客服。</p>',
  },
  'withdrawal.rejected': {
    subject: '您的提款未获批准',
    content:
      '<p>您于 {at} 申请的提款 {number} 未获批准，<strong>{amount}</strong> 已退回余额。</p><p>原因：{reason}</p><p>请更正后重新申请，或联系客服。</p>',
  },
  'kyc.approved': {
    subject: '您的身份已通过验证',
    content: '<p>我们已审核您的证件，您的身份已通过验证，无需再次提交。</p>',
  },
  'kyc.rejected': {
    subject: '您的身份验证未通过',
    content:
      '<p>根据您提交的资料，我们无法验证您的身份。</p><p>原因：{reason}</p><p>请在“安全中心 → 身份验证”中更正后重新提交。</p>',
  },
  'kyc.taken-back': {
    subject: '请重新验证您的身份',
    content:
      '<p>我们已撤销对您身份验证的通过。</p><p>原因：{reason}</p><p>在新的验证通过之前，您无法进行需要身份验证的操作，例如本站要求验证后才能进行的提现。您的余额仍在账户中。请在“安全中心 → 身份验证”中更正后重新提交；如认为有误，请联系客服。</p>',
  },
  'bonus.granted': {
    subject: '您获得 {amount} 奖金',
    content: '<p>“{promotion}”的奖金 <strong>{amount}</strong> 已存入余额。提款前还需完成的流水请见提款页面。</p>',
  },
  'bonus.withheld': {
    subject: '您的奖金未能发放',
    content:
      '<p>您的存款 {number} 已到账，但没有“{promotion}”的奖金：同一时间只能有一份进行中的奖金，每项优惠也只能按条款规定的次数领取。</p>',
  },
  'reward.claimed': {
    subject: '您已领取 {amount}',
    content: '<p>“{promotion}”的 <strong>{amount}</strong> 已存入余额。提款前需累计投注 {turnover}；剩余流水请见提款页面。</p>',
  },
  'reward.given': {
    subject: '您获得 {amount}',
    content: '<p>“{promotion}”的 <strong>{amount}</strong> 已存入余额，无需投注即可提款。</p>',
  },
  'rain.soon': {
    subject: '红包雨即将开始：{at}',
    content: '<p>“{promotion}”将于 <strong>{at}</strong> 开始。请提前打开页面：红包会落下 30 秒，所得多少与手速无关。</p>',
  },
  'board.won': {
    subject: '您赢得了 {amount}',
    content:
      '<p>您在“{promotion}”排行榜上名列第 <strong>{place}</strong>。请在 {until} 之前到优惠页面领取 <strong>{amount}</strong>。</p>',
  },
  'bet.lucky': {
    subject: '您的投注中了幸运奖：{amount}',
    content:
      '<p>您的投注 <strong>{bet}</strong> 在“{promotion}”中获得幸运奖 <strong>{amount}</strong>。请在 {until} 之前到优惠页面领取。</p>',
  },
  'gift.given': {
    subject: '送给您的礼物：{amount}',
    content: '<p>“{promotion}”：送您 <strong>{amount}</strong>。请在 {until} 之前到优惠页面领取。</p>',
  },
  'order.sent': {
    subject: '您的订单已寄出',
    content: '<p>我们已将“{promotion}”寄给您。感谢您的参与。</p>',
  },
  'order.followed': {
    subject: '您的订单已寄出',
    content: '<p>我们已将“{promotion}”寄给您。可凭此查询：<strong>{note}</strong>。</p>',
  },
  'order.cancelled': {
    subject: '您的订单已取消',
    content: '<p>我们未能将“{promotion}”寄给您：{reason}。您的 <strong>{points}</strong> 积分已退回积分商城。</p>',
  },
  'rank.reached': {
    subject: '您已升至新等级',
    content:
      '<p>恭喜！本月的存款和投注让您升至<strong>{rank}</strong>，等级保留至下月底；再次达标可继续保留。专属礼遇请见 VIP 室。</p>',
  },
  'rank.fallen': {
    subject: '您的等级有变动',
    content:
      '<p>上月的存款和投注未再达到原等级，您的等级现为<strong>{rank}</strong>。您无需做任何事：等级按月变动，已领取的奖励仍归您所有。</p>',
  },
  'bonus.released': {
    subject: '奖金已归您所有',
    content: '<p>您已完成“{promotion}”的流水：其中 <strong>{amount}</strong> 现在是您自己的资金。</p>',
  },
  'bonus.forfeited': {
    subject: '您放弃了一份奖金',
    content: '<p>您放弃了“{promotion}”。我们收回了 <strong>{amount}</strong>，无需再为其完成流水。</p>',
  },
  'bonus.expired': {
    subject: '一份奖金已到期',
    content: '<p>“{promotion}”的有效期已结束。我们收回了 <strong>{amount}</strong>，无需再为其完成流水。</p>',
  },
  'adjustment.given': {
    subject: '我们为您的余额增加了 {amount}',
    content: '<p>我们为您的余额增加了 <strong>{amount}</strong>。</p><p>原因：{reason}</p>',
  },
  'adjustment.taken': {
    subject: '我们更正了您的余额',
    content: '<p>我们从您的余额中扣除了 <strong>{amount}</strong>。</p><p>原因：{reason}</p><p>如有疑问，请联系客服。</p>',
  },
  'bet.voided': {
    subject: '您的一笔注单已作废',
    content:
      '<p>您于 {at} 在 {game} 的注单 {number} 已作废，视为未投注，投注额 {stake} 已退回。您的余额变动：<strong>{amount}</strong>。</p><p>原因：{reason}</p><p>如有疑问，请联系客服并提供上述单号。</p>',
  },
  'bet.resettled': {
    subject: '您的一笔注单结果已更正',
    content:
      '<p>您于 {at} 在 {game} 的注单 {number} 已重新结算：派彩由 {before} 更正为 {now}。您的余额变动：<strong>{amount}</strong>。</p><p>原因：{reason}</p><p>如有疑问，请联系客服并提供上述单号。</p>',
  },
  'contract.offered': {
    subject: '有一份契约等待您答复',
    content: '<p>{who}向您提出一份契约：<strong>{kind}</strong>。请在“代理中心 → 契约”查看条款，然后接受或拒绝。</p>',
  },
  'contract.signed': {
    subject: '契约已签订',
    content: '<p>您与{who}的<strong>{kind}</strong>契约已签订，自{at}起生效。</p>',
  },
  'contract.declined': {
    subject: '您的契约被拒绝',
    content: '<p>{who}拒绝了您提出的<strong>{kind}</strong>契约。原有约定继续有效，您可以重新提出。</p>',
  },
  'contract.assigned': {
    subject: '您的实时工资已变更',
    content: '<p>{who}设置了您的<strong>{kind}</strong>，自{at}起生效；比例见“代理中心 → 契约”。</p>',
  },
  'contract.ending': {
    subject: '对方申请终止契约',
    content: '<p>{who}申请终止<strong>{kind}</strong>契约。在您同意之前契约继续有效，请在“代理中心 → 契约”答复。</p>',
  },
  'contract.ended': {
    subject: '契约已终止',
    content: '<p>您与{who}的<strong>{kind}</strong>契约终止，{at}起不再计算。</p>',
  },
  'contract.moved': {
    subject: '契约因调线而终止',
    content:
      '<p>与 {who} 的<strong>{kind}</strong>契约已于 {at} 终止：收款代理已被调到另一上级名下。</p><p>在此之前的收入照常结算发放。新的上级可以提供新的契约。</p>',
  },
  'contract.ratio-gone': {
    subject: '比例因调线而终止',
    content:
      '<p>与 {who} 的<strong>{kind}</strong>契约已于 {at} 终止：上方一位代理被调线，其所依据的比例已不存在。</p><p>在此之前的收入照常发放。上方代理重新获得比例后，可以再次设定。</p>',
  },
  'contract.short': {
    subject: '您的工资尚未付清',
    content: '<p>自{at}开始的这一期，您应得的<strong>{amount}</strong>尚未付清：付款方余额不足。款项到位后系统会自动补发。</p>',
  },
  'contract.owed': {
    subject: '您欠下级一笔工资',
    content: '<p>自{at}开始的这一期，您的余额不足以支付应付下级的<strong>{amount}</strong>。请充值，系统会自动支付。</p>',
  },
  'member.unlocked': {
    subject: '您的账户已重新开放',
    content:
      '<p>我们已重新开放您的账户，您可以像以前一样登录和游戏。</p><p>您的密码没有改变。如果您对这封信感到意外，请修改密码并联系客服。</p>',
  },
  'wallet.locked': {
    subject: '您的部分转账已暂停',
    content:
      '<p>我们正在核查，已暂停 <strong>{wallet}</strong> 的转入和转出。您的资金安全无虞。</p><p>如有疑问，请联系客服。</p>',
  },
  'wallet.unlocked': {
    subject: '您的转账已恢复',
    content: '<p><strong>{wallet}</strong> 已恢复转入和转出。感谢您的等候。</p>',
  },
  'house.welcome': {
    subject: '欢迎来到 {site}',
    content: '<p>{member}，您好！很高兴见到您。试试热门游戏，给喜欢的点颗心吧。</p>',
  },
  'house.bonus': { subject: '您有一份奖金', content: '<p>我们送出了 <strong>{amount}</strong> 奖金，流水要求请见优惠页面。</p>' },
  'house.win': { subject: '赢得漂亮！', content: '<p>您在 {game} 赢得 <strong>{amount}</strong>。恭喜您，{member}！</p>' },
  'house.fiesta': {
    subject: '邀您参加赢家嘉年华',
    content: '<p>嘉年华持续到周日。玩老虎机可得的奖励请见优惠页面，快来参加！</p>',
  },
  'house.new-login': { subject: '新设备登录', content: '<p>您的账户在新设备上登录。若非本人操作，请立即修改密码。</p>' },
  'house.level': { subject: '离下一级不远了', content: '<p>{member}，再加把劲，等级就要提升了。</p>' },
  'house.survey': { subject: '听听您的意见', content: '<p>只需两分钟：告诉我们您喜欢什么，哪里需要改进。</p>' },
  'house.upkeep': { subject: '周三维护通知', content: '<p>凌晨 4:00 至 5:00，部分游戏暂停。您的余额安全无虞。</p>' },
}
