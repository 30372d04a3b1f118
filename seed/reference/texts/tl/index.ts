import type { SiteTexts } from '../keys.ts'
import { announcements } from './announcements.ts'
import { help } from './help.ts'
import { helpQuestions } from './help-questions.ts'
import { promotionCategories, promotions } from './promotions.ts'

export const tl: SiteTexts = {
  headings: { steps: 'Mga hakbang', rules: 'Mga tuntunin', notes: 'Tandaan' },
  announcements,
  promotionCategories,
  promotions,
  help,
  helpQuestions,
  banners: {
    fiesta: { kicker: 'HANGGANG LINGGO', title: 'Pista ng mga Panalo', action: 'Sumali na' },
    welcome: { kicker: 'BAGONG DATING', title: 'Doble ang unang deposito', action: 'Kunin ang bonus' },
    sabong: { kicker: 'LIVE GABI-GABI', title: 'Sabong Live mula sa arena', action: 'Manood na' },
    invite: { kicker: 'MAS MASAYA SAMA-SAMA', title: 'Ayain ang barkada', action: 'Mag-imbita' },
    login: { kicker: 'Naghihintay ang paborito mong laro.', title: 'Tuloy po kayo.', action: '' },
    login_fair: { kicker: 'Bawat roll, kayang suriin.', title: 'Patas ang laban.', action: '' },
    register: { kicker: 'Isang minuto lang.', title: 'Halika, sali na.', action: '' },
    register_trial: { kicker: 'Walang rehistro, walang bayad.', title: 'Subukan nang libre.', action: '' },
    hot_perlas: { kicker: 'APAT NA JACKPOT', title: 'Perlas ng Silangan', action: 'Maglaro' },
    hot_carp: { kicker: 'DOBLENG PUNTOS 8–10 NG GABI', title: 'Golden Carp', action: 'Mangisda' },
    new_mayon: { kicker: 'BAGO', title: 'Mayon Megaways', action: 'Subukan' },
    new_jeepney: { kicker: 'BAGO', title: 'Cyber Jeepney', action: 'Subukan' },
    new_parol: { kicker: 'BAGO', title: 'Parol Party', action: 'Subukan' },
    new_agila: { kicker: 'BAGO', title: 'Wild Agila', action: 'Subukan' },
    new_turtle: { kicker: 'BAGO', title: 'Dragon Turtle Deep', action: 'Subukan' },
    new_perya: { kicker: 'BAGO', title: 'Perya Wheel', action: 'Subukan' },
    menu: { kicker: 'ARAW-ARAW', title: 'May regalo ang dalaw', action: 'Tingnan' },
    menu_friends: { kicker: 'BARKADA', title: 'Mas masaya sama-sama', action: 'Mag-imbita' },
    wide_fiesta: { kicker: 'HANGGANG LINGGO', title: 'Pista ng mga Panalo: ₱500,000', action: 'Sumali na' },
    wide_welcome: { kicker: 'BAGONG DATING', title: 'Salubong na 100%', action: 'Kunin ang bonus' },
    life: { kicker: 'BUHAY PALARO', title: 'Mga kuwento ng panalo', action: 'Basahin' },
    life_limits: { kicker: 'BUHAY PALARO', title: 'Maglaro nang may hangganan', action: 'Alamin' },
  },
}
