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
  inbox: {
    hello: {
      subject: 'Tuloy po kayo sa {site}',
      content:
        '<p>Magandang araw, {name}! Masaya kaming nandito ka. Subukan ang mga mainit na laro, at i-puso ang paborito mo.</p>',
    },
    deposit: {
      subject: 'Pumasok na ang deposito mo',
      content: '<p>Nasa balanse mo na ang <strong>{amount}</strong>. Magandang laro!</p>',
    },
    bonus: {
      subject: 'May bonus ka',
      content: '<p>Idinagdag namin ang <strong>{amount}</strong> na bonus. Tingnan sa Promo ang hinihinging taya.</p>',
    },
    withdrawal: {
      subject: 'Naipadala na ang withdrawal',
      content: '<p>Naaprubahan at naipadala na ang <strong>{amount}</strong>. Salamat sa paghihintay.</p>',
    },
    win: {
      subject: 'Ang laking panalo!',
      content: '<p>Nanalo ka ng <strong>{amount}</strong> sa {game}. Mabuhay ka, {name}!</p>',
    },
    fiesta: {
      subject: 'Paanyaya sa Pista ng mga Panalo',
      content: '<p>Hanggang Linggo ang pista. Bawat ₱100 na taya sa slots ay isang bituin. Sumali na!</p>',
    },
    login: {
      subject: 'Bagong pag-log in',
      content: '<p>May nag-log in sa account mo mula sa bagong device. Kung hindi ikaw iyon, palitan agad ang password.</p>',
    },
    vip: {
      subject: 'Malapit ka na sa susunod na antas',
      content: '<p>Konti na lang, {name}. Ituloy ang laro at aangat ang antas mo.</p>',
    },
    survey: {
      subject: 'Ano ang masasabi mo?',
      content: '<p>Dalawang minuto lang: sabihin mo sa amin kung ano ang gusto mo at ano ang dapat naming ayusin.</p>',
    },
    upkeep: {
      subject: 'Maintenance sa Miyerkules',
      content: '<p>Mula 4:00 hanggang 5:00 ng umaga, magpapahinga ang ilang laro. Ligtas ang balanse mo.</p>',
    },
  },
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
