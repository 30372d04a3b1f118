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
    crash: { kicker: 'IISANG ROUND ANG LAHAT', title: 'Crash: mag-cash out sa oras', action: 'Maglaro' },
    invite: { kicker: 'MAS MASAYA SAMA-SAMA', title: 'Ayain ang barkada', action: 'Mag-imbita' },
    login: { kicker: 'Naghihintay ang paborito mong laro.', title: 'Tuloy po kayo.', action: '' },
    login_fair: { kicker: 'Bawat roll, kayang suriin.', title: 'Patas ang laban.', action: '' },
    register: { kicker: 'Isang minuto lang.', title: 'Halika, sali na.', action: '' },
    register_trial: { kicker: 'Walang rehistro, walang bayad.', title: 'Subukan nang libre.', action: '' },
    hot_perlas: { kicker: 'APAT NA JACKPOT', title: 'Perlas ng Silangan', action: 'Maglaro' },
    hot_mines: { kicker: 'HANGGANG 24 MINA', title: 'Mines', action: 'Maglaro' },
    new_mayon: { kicker: 'BAGO', title: 'Mayon Megaways', action: 'Subukan' },
    new_jeepney: { kicker: 'BAGO', title: 'Cyber Jeepney', action: 'Subukan' },
    new_parol: { kicker: 'BAGO', title: 'Parol Party', action: 'Subukan' },
    new_agila: { kicker: 'BAGO', title: 'Wild Agila', action: 'Subukan' },
    new_datu: { kicker: 'BAGO', title: 'Crown of the Datu', action: 'Subukan' },
    new_wheel: { kicker: 'BAGO', title: 'Gulong', action: 'Subukan' },
    menu: { kicker: 'ARAW-ARAW', title: 'May regalo ang dalaw', action: 'Tingnan' },
    menu_friends: { kicker: 'BARKADA', title: 'Mas masaya sama-sama', action: 'Mag-imbita' },
    menu_app: { kicker: 'APP', title: 'Palaro sa home screen mo', action: 'Kunin' },
    menu_points: { kicker: 'PUNTOS', title: 'May puntos bawat taya', action: 'Palitan' },
    wide_fiesta: { kicker: 'HANGGANG LINGGO', title: 'Pista sa slots', action: 'Sumali na' },
    wide_welcome: { kicker: 'BAGONG DATING', title: 'Salubong na 100%', action: 'Kunin ang bonus' },
    life: { kicker: 'BUHAY PALARO', title: 'Mga kuwento ng panalo', action: 'Basahin' },
    life_limits: { kicker: 'BUHAY PALARO', title: 'Maglaro nang may hangganan', action: 'Alamin' },
  },
}
