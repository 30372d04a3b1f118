/** The available questions. An id never changes its meaning, because stored answers refer to it. */
import type { Language } from '#contract/wire.ts'

export const QUESTIONS: Readonly<Record<number, Record<Language, string>>> = {
  1: {
    tl: 'Ano ang pangalan ng una mong alaga?',
    en: 'What was the name of your first pet?',
    zh: '您的第一只宠物叫什么名字？',
    vi: 'Thú cưng đầu tiên của bạn tên gì?',
  },
  2: {
    tl: 'Ano ang pangalan ng paaralan mo noong elementarya?',
    en: 'What is the name of your primary school?',
    zh: '您的小学叫什么名字？',
    vi: 'Trường tiểu học của bạn tên gì?',
  },
  3: {
    tl: 'Saang bayan nagkakilala ang mga magulang mo?',
    en: 'In which town did your parents meet?',
    zh: '您的父母在哪个城镇相识？',
    vi: 'Cha mẹ bạn gặp nhau ở thị trấn nào?',
  },
  4: {
    tl: 'Ano ang palayaw mo noong bata ka?',
    en: 'What was your nickname as a child?',
    zh: '您小时候的小名是什么？',
    vi: 'Biệt danh hồi nhỏ của bạn là gì?',
  },
  5: {
    tl: 'Sino ang paborito mong guro?',
    en: 'Who was your favourite teacher?',
    zh: '您最喜欢的老师是谁？',
    vi: 'Thầy cô bạn yêu quý nhất là ai?',
  },
  6: {
    tl: 'Ano ang una mong trabaho?',
    en: 'What was your first job?',
    zh: '您的第一份工作是什么？',
    vi: 'Công việc đầu tiên của bạn là gì?',
  },
  7: {
    tl: 'Ano ang tatak ng una mong telepono?',
    en: 'What make was your first phone?',
    zh: '您的第一部手机是什么牌子？',
    vi: 'Điện thoại đầu tiên của bạn hiệu gì?',
  },
  8: {
    tl: 'Saan ka unang nagbakasyon nang malayo sa bahay?',
    en: 'Where did you go on your first holiday away from home?',
    zh: '您第一次离家旅行去了哪里？',
    vi: 'Chuyến đi xa nhà đầu tiên của bạn là ở đâu?',
  },
  9: {
    tl: 'Ano ang paborito mong ulam noong bata ka?',
    en: 'What was your favourite dish as a child?',
    zh: '您小时候最喜欢的菜是什么？',
    vi: 'Món ăn bạn thích nhất hồi nhỏ là gì?',
  },
  10: {
    tl: 'Ano ang pangalan ng matalik mong kaibigan noong bata?',
    en: 'What is the first name of your best childhood friend?',
    zh: '您童年最好的朋友叫什么名字？',
    vi: 'Bạn thân thời thơ ấu của bạn tên gì?',
  },
}

export const QUESTION_IDS: readonly number[] = Object.keys(QUESTIONS).map(Number)
