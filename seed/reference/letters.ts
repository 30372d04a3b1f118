/**
 * Messages between agents and members of the demo world, and their chats with customer service, in four languages. Plain text.
 */
import type { CHAT_AUTHORS } from '#contract/content/chat/chat.ts'
import type { Language } from '#contract/wire.ts'

export const LETTER_KEYS = ['hello', 'meeting', 'goals', 'question', 'thanks'] as const
export type LetterKey = (typeof LETTER_KEYS)[number]
export interface Letter {
  subject: string
  /** `{name}` = the sender. */
  content: string
}
export interface ChatLine {
  author: (typeof CHAT_AUTHORS)[number]
  text: string
  /** Since the first line, added to the minutes between lines. */
  pauseHours?: number
}

export const LETTERS: Record<Language, Record<LetterKey, Letter>> = {
  tl: {
    hello: {
      subject: 'Maligayang pagdating sa team',
      content: 'Kumusta!\nAko ang agent mo. Kung may tanong ka, sagutin mo lang ang sulat na ito.\n\n– {name}',
    },
    meeting: {
      subject: 'Kita-kits sa Sabado',
      content:
        'May maikling usapan tayo sa Sabado, 8 n.g., tungkol sa bagong promo.\nSagutin mo ito kung makakasali ka.\n\n– {name}',
    },
    goals: {
      subject: 'Mga target ngayong buwan',
      content: 'Salamat sa sipag ng lahat!\nNgayong buwan: 10 bagong miyembro, at laging tapat ang laro.\n\n– {name}',
    },
    question: {
      subject: 'Tanong tungkol sa rebate',
      content: 'Magandang araw po!\nKailan po dumarating ang rebate: tuwing Lunes o araw-araw?\n\n– {name}',
    },
    thanks: { subject: 'Salamat sa tulong', content: 'Ayos na po ang account ko. Maraming salamat!\n\n– {name}' },
  },
  en: {
    hello: {
      subject: 'Welcome to the team',
      content: 'Hello!\nI’m your agent. If you have a question, just reply to this message.\n\n– {name}',
    },
    meeting: {
      subject: 'See you on Saturday',
      content: 'Let’s have a quick chat about the new promotion on Saturday at 8 p.m.\nReply if you can make it.\n\n– {name}',
    },
    goals: {
      subject: 'Our goals this month',
      content: 'Thank you all for your hard work!\nThis month: 10 new members, and fair play as always.\n\n– {name}',
    },
    question: {
      subject: 'Question about the rebate',
      content: 'Good day!\nWhen does the rebate arrive: on Mondays or every day?\n\n– {name}',
    },
    thanks: { subject: 'Thank you for your help', content: 'My account is working again. Thank you!\n\n– {name}' },
  },
  zh: {
    hello: { subject: '欢迎加入团队', content: '您好！\n我是您的代理。如有疑问，直接回复这封信即可。\n\n– {name}' },
    meeting: { subject: '周六见', content: '周六晚上 8 点我们简单聊聊新的优惠活动。\n能参加请回复。\n\n– {name}' },
    goals: { subject: '本月目标', content: '感谢大家的努力！\n本月目标：新增 10 位会员，一如既往公平游戏。\n\n– {name}' },
    question: { subject: '关于返水的问题', content: '您好！\n请问返水是每周一到账还是每天到账？\n\n– {name}' },
    thanks: { subject: '感谢帮助', content: '我的账户已恢复正常，非常感谢！\n\n– {name}' },
  },
  vi: {
    hello: {
      subject: 'Chào mừng đến với đội',
      content: 'Xin chào!\nTôi là đại lý của bạn. Có thắc mắc gì, bạn cứ trả lời thư này.\n\n– {name}',
    },
    meeting: {
      subject: 'Hẹn gặp thứ Bảy',
      content: 'Thứ Bảy lúc 8 giờ tối chúng ta trao đổi ngắn về khuyến mãi mới.\nTrả lời nếu bạn tham gia được.\n\n– {name}',
    },
    goals: {
      subject: 'Mục tiêu tháng này',
      content: 'Cảm ơn mọi người đã nỗ lực!\nTháng này: 10 thành viên mới, và luôn chơi công bằng.\n\n– {name}',
    },
    question: { subject: 'Hỏi về hoàn trả', content: 'Chào anh chị!\nHoàn trả về vào thứ Hai hay mỗi ngày ạ?\n\n– {name}' },
    thanks: { subject: 'Cảm ơn đã giúp đỡ', content: 'Tài khoản của tôi đã ổn. Cảm ơn nhiều!\n\n– {name}' },
  },
}

export const CHAT_LINES: Record<Language, readonly ChatLine[]> = {
  tl: [
    { author: 'MEMBER', text: 'Magandang araw! Paano ko malalaman kung patas ang Dice?' },
    {
      author: 'AUTO',
      text: 'Kumusta, {name}! Salamat sa pagsulat sa {site}. May sasagot sa iyo rito sa lalong madaling panahon.',
    },
    {
      author: 'HOUSE',
      text: 'Hi {name}, si Ana ito. Buksan mo ang Dice at pindutin ang tandang kalasag: makikita mo roon ang hash ng bawat roll.',
    },
    { author: 'MEMBER', text: 'Nakita ko na! Puwede ko bang palitan ang sarili kong seed?' },
    { author: 'HOUSE', text: 'Oo naman. Isulat mo lang ang bago, at lalabas ang dati para ma-verify mo.' },
    { author: 'MEMBER', text: 'Salamat, Ana!', pauseHours: 1 },
    { author: 'MEMBER', text: 'Isa pa: hanggang kailan ang Pista ng mga Panalo?', pauseHours: 26 },
    { author: 'AUTO', text: 'Kumusta, {name}! Natanggap na namin ang mensahe mo at may sasagot sa iyo rito.', pauseHours: 26 },
    { author: 'HOUSE', text: 'Hanggang Linggo ng hatinggabi. Bawat ₱100 na taya sa slots ay isang bituin.', pauseHours: 27 },
    { author: 'HOUSE', text: 'May iba ka pa bang gustong malaman?', pauseHours: 27 },
  ],
  en: [
    { author: 'MEMBER', text: 'Good day! How can I tell that Dice is fair?' },
    {
      author: 'AUTO',
      text: 'Hello, {name}! Thank you for writing to {site}. We’ll reply right here as soon as possible.',
    },
    { author: 'HOUSE', text: 'Hi {name}, this is Ana. Open Dice and tap the shield: it shows the hash of every roll.' },
    { author: 'MEMBER', text: 'Found it! Can I change my own seed?' },
    { author: 'HOUSE', text: 'Of course. Enter a new one and the old pair is revealed, so you can verify it.' },
    { author: 'MEMBER', text: 'Thank you, Ana!', pauseHours: 1 },
    { author: 'MEMBER', text: 'One more: how long does the Fiesta of Wins run?', pauseHours: 26 },
    { author: 'AUTO', text: 'Hello, {name}! We’ve received your message and will reply here.', pauseHours: 26 },
    { author: 'HOUSE', text: 'Until midnight on Sunday. Every ₱100 bet on slots is a star.', pauseHours: 27 },
    { author: 'HOUSE', text: 'Is there anything else I can help with?', pauseHours: 27 },
  ],
  zh: [
    { author: 'MEMBER', text: '您好！怎么知道骰子游戏是公平的？' },
    { author: 'AUTO', text: '{name}，您好！感谢联系 {site}。客服会尽快在这里回复您。' },
    { author: 'HOUSE', text: '{name}，我是 Ana。打开骰子游戏，点击盾牌图标，即可看到每一局的哈希值。' },
    { author: 'MEMBER', text: '看到了！我可以更换自己的种子吗？' },
    { author: 'HOUSE', text: '当然可以。输入新的种子后，旧的一组会公开，您可以自行验证。' },
    { author: 'MEMBER', text: '谢谢 Ana！', pauseHours: 1 },
    { author: 'HOUSE', text: '不客气，祝您玩得开心！', pauseHours: 1 },
  ],
  vi: [
    { author: 'MEMBER', text: 'Xin chào! Làm sao biết Dice công bằng?' },
    { author: 'AUTO', text: 'Chào {name}! Cảm ơn bạn đã nhắn cho {site}. Chúng tôi sẽ trả lời bạn ngay tại đây.' },
    { author: 'HOUSE', text: 'Chào {name}, tôi là Ana. Mở Dice và chạm vào hình khiên: mã băm của mỗi lượt gieo ở đó.' },
    { author: 'MEMBER', text: 'Thấy rồi! Tôi đổi seed của mình được không?' },
    { author: 'HOUSE', text: 'Được chứ. Nhập seed mới, cặp cũ sẽ hiện ra để bạn kiểm chứng.' },
    { author: 'MEMBER', text: 'Cảm ơn Ana!', pauseHours: 1 },
    { author: 'HOUSE', text: 'Không có gì. Chúc bạn chơi vui!', pauseHours: 1 },
  ],
}
